import { drawParagraph, drawSum } from '../invoice/pdf/draw-end.ts';
import { drawHead } from '../invoice/pdf/draw-head.ts';
import { drawTable } from '../invoice/pdf/draw-table.ts';
import { fetchFont } from '../invoice/pdf/fetch-font.ts';
import { makePdf } from '../invoice/pdf/make-pdf.ts';
import { paySlipContent } from './pay-slip-content.ts';
import type { PaySlipSheet } from './pay-slip-sheet.ts';

/** The slip as a PDF, with all that a browser needs for it in one chunk. */
export function makePaySlipPdf(sheet: PaySlipSheet): Promise<Blob> {
  const content = paySlipContent(sheet);
  const { tables, total, amountInWords, questions } = content;
  return makePdf(
    {
      name: content.name,
      author: sheet.garage.name,
      texts: content,
      draw: (writer) => {
        drawHead(writer, { title: 'Payslip', garage: sheet.garage.name, logo: sheet.logo }, content);
        for (const table of tables) drawTable(writer, table);
        drawSum(writer, total);
        drawParagraph(writer, `${amountInWords.label}: ${amountInWords.value}`);
        if (questions) drawTable(writer, questions);
      },
    },
    fetchFont,
  );
}
