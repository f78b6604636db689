import type { InvoiceSheet } from '../invoice-sheet.ts';
import { fetchFont } from './fetch-font.ts';
import { makeInvoicePdf } from './make-invoice-pdf.ts';

/** All that a browser needs for it, in one chunk. */
export const makePdfInBrowser = (sheet: InvoiceSheet): Promise<Blob> => makeInvoicePdf(sheet, fetchFont);
