import type { InvoiceSheet } from '../invoice-sheet.ts';
import { sheetContent } from '../sheet-content.ts';
import { drawHowToPay, drawParagraph, drawSignature, drawSum } from './draw-end.ts';
import { drawHead } from './draw-head.ts';
import { drawTable } from './draw-table.ts';
import type { ReadFont } from './font-parts.ts';
import { makePdf } from './make-pdf.ts';

/** The sheet as a PDF. */
export function makeInvoicePdf(sheet: InvoiceSheet, readFont: ReadFont): Promise<Blob> {
  const content = sheetContent(sheet);
  return makePdf(
    {
      name: content.name,
      author: sheet.seller.name,
      texts: [content, sheet.footer],
      draw: (writer) => {
        drawHead(writer, { ...sheet, garage: sheet.seller.name }, content);
        if (content.lines) drawTable(writer, content.lines);
        drawSum(writer, content.total);
        drawParagraph(writer, `${content.amountInWords.label}: ${content.amountInWords.value}`);
        if (content.taxes) drawTable(writer, content.taxes);
        if (content.payments) drawTable(writer, content.payments);
        if (content.due) drawSum(writer, content.due);
        drawHowToPay(writer, content);
        if (sheet.footer) drawParagraph(writer, sheet.footer);
        drawSignature(writer, content.signature);
      },
    },
    readFont,
  );
}
