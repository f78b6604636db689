export { fetchVouchers } from '../invoices/tally/tally-api.ts';
export { ledgersXml, tallyFileName, vouchersXml } from '../invoices/tally/tally-xml.ts';
