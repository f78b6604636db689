/** Independent of the browser's locale: day first, lakh grouping. */
export const portalLocale = 'en-IN';
