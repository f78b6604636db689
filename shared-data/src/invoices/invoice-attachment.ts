import type { Invoice } from './invoice.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { PaymentOptions } from './upi-link.ts';

/** What `invoice_to_attach` returns. */
export interface InvoiceToAttach {
  invoice: Invoice;
  payment_options: PaymentOptions | null;
  /** `picture` is a PNG in base64. */
  logo: { picture: string } | null;
}

/** What the PDF in the mail of an invoice shows. */
export const attachedSheet = ({ invoice, payment_options, logo }: InvoiceToAttach) =>
  invoiceSheet(invoice, {
    options: payment_options,
    logo: logo && { url: `data:image/png;base64,${logo.picture}` },
  });
