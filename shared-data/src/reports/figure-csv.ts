import { csvHead, csvLine, textCell } from '../csv/csv.ts';
import type { Period } from '../invoices/reports/reports-api.ts';
import type { Figure, FigureRow } from './reports-answers.ts';

const columns = ['Day', 'What', 'Detail', 'Person', 'Value', 'Of'];

/** Plain numbers: rupees, minutes or pieces. */
export const figureCsv = (rows: readonly FigureRow[]): string =>
  csvHead(columns) +
  rows
    .map(({ day, title, detail, person, value, base }) =>
      csvLine([day, textCell(title), textCell(detail), textCell(person ?? ''), String(value), String(base)]),
    )
    .join('');

export const figureFileName = ({ figure }: Pick<Figure, 'figure'>, { from, to }: Period): string =>
  `${figure.replaceAll('_', '-')}-${from}-to-${to}.csv`;
