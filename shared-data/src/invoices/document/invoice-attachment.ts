import type { InvoiceToAttach } from '../invoices-answers.ts';
import { invoiceSheet } from './invoice-sheet.ts';

/** What the PDF in the mail of an invoice shows. */
export const attachedSheet = ({ invoice, payment_options, logo }: InvoiceToAttach) =>
  invoiceSheet(invoice, {
    options: payment_options,
    logo: logo && { url: `data:image/png;base64,${logo.picture}` },
  });
