export { attachedSheet, type InvoiceToAttach } from '../invoices/invoice-attachment.ts';
