/** For programs. In a page, `InvoicePdfButton` makes the PDF. */
export { invoiceFileName } from '../invoice/invoice-file-name.ts';
export type { ReadFont } from '../invoice/pdf/font-parts.ts';
export { makeInvoicePdf } from '../invoice/pdf/make-invoice-pdf.ts';
export { readFont } from '../invoice/pdf/read-font.ts';
