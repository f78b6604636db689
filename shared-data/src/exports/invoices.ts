export { balanceItems } from '../balance/balance-items.ts';
export type { CustomerBalance } from '../balance/customer-balance.ts';
export { describeCreditNote, describeEntry, documentTitle } from '../invoices/describe-documents.ts';
export { fetchAllGstr1Rows, gstr1Csv, gstr1FileName } from '../invoices/gstr1-csv.ts';
export {
  type Balance,
  type BillTo,
  type CustomerPayment,
  type DraftRow,
  type Invoice,
  type InvoiceDraft,
  type InvoiceLine,
  type InvoiceRow,
  invoiceKindLabels,
  type PaymentMethod,
  paymentKindLabels,
  paymentMethodLabels,
  paymentMethods,
  type ReadInvoice,
  type Receipt,
  type TaxedKind,
  type TaxRate,
} from '../invoices/invoice.ts';
export {
  type InvoiceAge,
  invoiceAgeLabels,
  invoiceAges,
  invoiceStateLabels,
  invoiceStateOf,
} from '../invoices/invoice-age.ts';
export { invoiceSheet, receiptSheet } from '../invoices/invoice-sheet.ts';
export {
  type CountedInvoices,
  type InvoiceFilterName,
  type LinkInvoice,
  openLinkInvoice,
} from '../invoices/invoices-api.ts';
export {
  useCloseTill,
  useCorrectPayment,
  useCreditInvoice,
  useIssueInvoice,
  useRecordPayment,
  useRefundPayment,
  useRemindOfInvoice,
  useSaveDraft,
  useSaveTaxRate,
} from '../invoices/invoices-mutations.ts';
export {
  draftQuery,
  draftsQuery,
  invoiceQuery,
  invoicesQuery,
  paymentOptionsQuery,
  receiptQuery,
  requestBalanceQuery,
  statementQuery,
  taxRatesQuery,
  tillQuery,
} from '../invoices/invoices-queries.ts';
export type {
  CustomerStatement,
  Period,
  StatementRow,
  Till,
  TillClosing,
  TillCorrection,
} from '../invoices/reports-api.ts';
export { stateTaxLabel } from '../invoices/state-tax.ts';
export { statementHead } from '../invoices/statement-head.ts';
export { type PaymentOptions, upiLink } from '../invoices/upi-link.ts';
