// The build for browsers, which the package offers to bundlers only; that for Node looks for files beside the page.
module.exports = require('../../../node_modules/pdfkit/js/pdfkit.browser.js');
