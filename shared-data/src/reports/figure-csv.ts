import { csvHead, csvLine, textCell } from '../foundation/csv/csv.ts';
import type { Period } from '../foundation/days/period.ts';
import type { FigureRows } from './reports-answers.ts';

const columns = ['Day', 'What', 'Detail', 'Person', 'Value', 'Of'];

/** Plain numbers: rupees, minutes or pieces. The values add up to a figure that is a sum, of its bases too. */
export const figureCsv = ({ way, rows }: Pick<FigureRows, 'way' | 'rows'>): string =>
  csvHead(columns) +
  rows
    .map(({ day, title, detail, person, value, base }) =>
      csvLine([
        ...[day, textCell(title), textCell(detail), textCell(person ?? '')],
        ...[String(way === 'base' ? base : value), String(base)],
      ]),
    )
    .join('');

export const figureFileName = (figure: string, { from, to }: Period): string =>
  `${figure.replaceAll('_', '-')}-${from}-to-${to}.csv`;
