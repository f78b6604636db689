export { attachedSheet } from '../invoices/document/invoice-attachment.ts';
export type { InvoiceToAttach } from '../invoices/invoices-answers.ts';
