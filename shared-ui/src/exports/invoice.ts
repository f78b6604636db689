export {
  CreditNoteTable,
  type CreditNoteTableProps,
  type ListedCreditNote,
} from '../invoice/credit-note-table.tsx';
export { InvoicePaper, type InvoicePaperProps } from '../invoice/invoice-paper.tsx';
export { InvoicePdfButton, type InvoicePdfButtonProps } from '../invoice/invoice-pdf-button.tsx';
export type {
  InvoiceFact,
  InvoiceLine,
  InvoiceParty,
  InvoicePayment,
  InvoiceSheet,
  InvoiceState,
  InvoiceTax,
  InvoiceTotals,
} from '../invoice/invoice-sheet.ts';
export { ReceiptPage } from '../invoice/receipt-page.tsx';
export { StatementHead } from '../invoice/statement-head.tsx';
export {
  type StatementEntry,
  StatementTable,
  type StatementTableProps,
  statementColumnCount,
} from '../invoice/statement-table.tsx';
