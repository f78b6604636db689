export {
  type Balance,
  type BillTo,
  type CustomerPayment,
  type DraftRow,
  type GarageOnInvoice,
  type Invoice,
  type InvoiceDraft,
  type InvoiceKind,
  type InvoiceLine,
  type InvoiceRow,
  invoiceKindLabels,
  type PaymentKind,
  type PaymentMethod,
  paymentKindLabels,
  paymentMethodLabels,
  paymentMethods,
  type Receipt,
  type TaxedKind,
  type TaxRate,
  type TaxSplit,
  type TaxSum,
} from '../invoices/invoice.ts';
export {
  type InvoiceAge,
  type InvoiceState,
  invoiceAgeLabels,
  invoiceAges,
  invoiceStateLabels,
  invoiceStateOf,
} from '../invoices/invoice-age.ts';
export { type InvoiceFilterName, type LinkInvoice, openLinkInvoice } from '../invoices/invoices-api.ts';
export {
  useCloseTill,
  useCorrectPayment,
  useCreditInvoice,
  useIssueInvoice,
  useRecordPayment,
  useRefundPayment,
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
export {
  type CustomerStatement,
  type Gstr1Row,
  listGstr1Rows,
  type Period,
  type StatementRow,
  type Till,
  type TillClosing,
} from '../invoices/reports-api.ts';
export { type PaymentOptions, upiLink } from '../invoices/upi-link.ts';
