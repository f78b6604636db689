import { partOfNumberQuery } from '@pitlane/shared-data/parts';
import { lineOfCode } from '@pitlane/shared-data/stock-takes';
import { useQueryClient } from '@tanstack/react-query';
import { type CountedLine, hasText } from './counted-lines.ts';
import type { CountedPart } from './part-counter.tsx';

type Found =
  | { kind: 'line'; part: CountedPart }
  | { kind: 'elsewhere'; part: CountedPart }
  | { kind: 'text' }
  | { kind: 'unknown'; problem: string }
  | { kind: 'none'; problem: string };

/** Finds what was scanned or typed: a line by its code or another number, lines by a text, else a part of another shelf. */
export function useFindPart(lines: readonly CountedLine[]) {
  const queryClient = useQueryClient();
  return async (code: string): Promise<Found> => {
    const line = lineOfCode([...lines], code);
    if (line) return { kind: 'line', part: line };
    if (lines.some((each) => hasText(each, code))) return { kind: 'text' };
    try {
      const part = await queryClient.query(partOfNumberQuery(code));
      if (part) {
        const { id: part_id, part_name, part_code, shelf, stock_unit } = part;
        return { kind: 'elsewhere', part: { part_id, part_name, part_code, shelf, stock_unit } };
      }
      return { kind: 'none', problem: `“${code}” is not in the stock list` };
    } catch {
      return {
        kind: 'unknown',
        problem: `${code} is not on this list, and could not be looked for elsewhere`,
      };
    }
  };
}
