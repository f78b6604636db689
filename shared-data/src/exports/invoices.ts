export type { CustomerBalance } from '../customers/balance-answers.ts';
export { balanceItems } from '../customers/balance-items.ts';
export type { Period } from '../foundation/days/period.ts';
export type { Bill } from '../invoices/bill-answers.ts';
export { describeCreditNote, describeEntry, documentTitle } from '../invoices/document/describe-documents.ts';
export { invoiceSheet } from '../invoices/document/invoice-sheet.ts';
export { receiptSheet } from '../invoices/document/receipt-sheet.ts';
export { upiLink } from '../invoices/document/upi-link.ts';
export type {
  BillTo,
  DraftRow,
  InvoiceDraft,
  InvoiceLine,
  TaxedKind,
  TaxRate,
} from '../invoices/drafts-answers.ts';
export type { DraftChanges } from '../invoices/drafts-api.ts';
export { type InvoiceAge, invoiceAges, invoiceKindLabels } from '../invoices/invoice.ts';
export { invoiceAgeLabels, invoiceStateLabels, invoiceStateOf } from '../invoices/invoice-age.ts';
export type {
  CountedInvoices,
  Invoice,
  InvoiceRow,
  LinkInvoice,
  PaymentOptions,
  ReadInvoice,
} from '../invoices/invoices-answers.ts';
export { openLinkInvoice } from '../invoices/invoices-api.ts';
export type { InvoiceFilterName } from '../invoices/invoices-keys.ts';
export {
  useCloseTill,
  useCorrectPayment,
  useCreditInvoice,
  useDiscountDraft,
  useIssueInvoice,
  useRecordPayment,
  useRecordTillEntry,
  useRefundPayment,
  useRemindOfInvoice,
  useRemindOfInvoices,
  useSaveDraft,
  useSaveTaxRate,
} from '../invoices/invoices-mutations.ts';
export {
  billQuery,
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
export {
  type PaymentMethod,
  paymentKindLabels,
  paymentMethodLabels,
  paymentMethods,
} from '../invoices/payments/payment.ts';
export type {
  Balance,
  CustomerPayment,
  Receipt,
  RecordedPayment,
  RequestBalance,
} from '../invoices/payments/payments-answers.ts';
export { rateOn } from '../invoices/rate-on.ts';
export { fetchAllGstr1Rows, gstr1Csv, gstr1FileName } from '../invoices/reports/gstr1-csv.ts';
export {
  fetchGstr1Tables,
  type Gstr1Table,
  gstr1TableCsv,
  gstr1TableFileName,
  gstr1TableLabels,
} from '../invoices/reports/gstr1-tables-csv.ts';
export type {
  CustomerStatement,
  StatementRow,
  Till,
  TillClosing,
  TillCorrection,
  TillEntry,
} from '../invoices/reports/reports-answers.ts';
export { statementHead } from '../invoices/reports/statement-head.ts';
export { stateTaxLabel } from '../invoices/state-tax.ts';
