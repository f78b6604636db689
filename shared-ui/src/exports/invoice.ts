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
export { StatementHead } from '../invoice/statement-head.tsx';
