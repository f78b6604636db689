import { invoiceFileName } from './invoice-file-name.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';
import { PdfButton } from './pdf-button.tsx';

export interface InvoicePdfButtonProps {
  sheet: InvoiceSheet;
}

export const InvoicePdfButton = ({ sheet }: InvoicePdfButtonProps) => (
  <PdfButton
    fileName={invoiceFileName(sheet)}
    make={async () => (await import('./pdf/browser-pdf.ts')).makePdfInBrowser(sheet)}
  />
);
