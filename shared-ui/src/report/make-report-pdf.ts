import { drawHead } from '../invoice/pdf/draw-head.ts';
import { drawTable } from '../invoice/pdf/draw-table.ts';
import { fetchFont } from '../invoice/pdf/fetch-font.ts';
import { makePdf } from '../invoice/pdf/make-pdf.ts';
import { tableOf } from '../invoice/table-of.ts';
import type { ReportLine, ReportSheet } from './report-sheet.ts';

const amount = { isNumber: true, width: 76 } as const;

const tableOfFigures = (figures: readonly ReportLine[]) =>
  tableOf<ReportLine>('Figures', figures, [
    { label: 'Topic', text: ({ topic }) => topic, width: 56 },
    { label: 'Figure', text: ({ name }) => name, isRowHeader: true },
    { label: 'Period', text: ({ value }) => value, ...amount },
    { label: 'Before', text: ({ before }) => before, ...amount },
    { label: 'Change', text: ({ change }) => change, isNumber: true, width: 54 },
    { label: 'Year before', text: ({ yearBefore }) => yearBefore, ...amount },
    { label: 'Change', text: ({ yearChange }) => yearChange, isNumber: true, width: 54 },
  ]);

/** The figures of a period on one page of A4, with all that a browser needs for it in one chunk. */
export const makeReportPdf = (sheet: ReportSheet): Promise<Blob> =>
  makePdf(
    {
      name: sheet.name,
      author: sheet.garage.name,
      texts: sheet,
      draw: (writer) => {
        drawHead(
          writer,
          { title: 'Report', garage: sheet.garage.name, logo: sheet.garage.logo },
          { parties: [], facts: [...sheet.facts] },
        );
        const table = tableOfFigures(sheet.figures);
        // Close together, so that all figures are on one page.
        if (table) drawTable(writer, table, 1.25);
      },
    },
    fetchFont,
  );
