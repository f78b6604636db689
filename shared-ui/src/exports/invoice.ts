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
export { InvoicePaper, type InvoicePaperProps } from '../invoice/paper/invoice-paper.tsx';
export { ReceiptPage } from '../invoice/receipt-page.tsx';
export {
  CreditNoteTable,
  type CreditNoteTableProps,
  type ListedCreditNote,
} from '../invoice/statement/credit-note-table.tsx';
export { StatementHead } from '../invoice/statement/statement-head.tsx';
export {
  type StatementEntry,
  StatementTable,
  type StatementTableProps,
  statementColumnCount,
} from '../invoice/statement/statement-table.tsx';
