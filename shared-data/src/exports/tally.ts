export { fetchVouchers } from '../tally/tally-api.ts';
export { ledgersXml, tallyFileName, vouchersXml } from '../tally/tally-xml.ts';
