export { attachedSheet } from '../invoices/invoice-attachment.ts';
export type { InvoiceToAttach } from '../invoices/invoices-answers.ts';
