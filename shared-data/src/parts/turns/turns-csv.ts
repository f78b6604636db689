import { csvHead, csvLine, textCell } from '../../foundation/csv/csv.ts';
import type { PartTurn } from './part-turns-answers.ts';

const columns = [
  'Part',
  'Code',
  'Category',
  'In Stock',
  'Unit',
  'Used in 365 Days',
  'Average Stock',
  'Turn',
  'Value at Cost',
];

/** Plain rupees; no turn for a part that was never there. */
export const turnsCsv = (turns: readonly PartTurn[]): string =>
  csvHead(columns) +
  turns
    .map((turn) =>
      csvLine([
        textCell(turn.part_name),
        textCell(turn.part_code),
        textCell(turn.category),
        String(turn.current_stock),
        textCell(turn.stock_unit),
        String(turn.used),
        String(turn.average_stock),
        turn.turn === null ? '' : String(turn.turn),
        turn.value.toFixed(2),
      ]),
    )
    .join('');

export const turnsFileName = (day: string): string => `turn-of-parts-${day}.csv`;
