import type { PriceListRow } from '@pitlane/shared-data/imports';
import { hasNumber } from '@pitlane/shared-data/parts';
import { quantityProblem, roundQuantity } from '@pitlane/shared-data/quantities';
import type { DeliveredLine } from './receive-form.ts';

/** The line of a part by its code or another number. */
const lineOf = (lines: readonly DeliveredLine[], code: string): DeliveredLine | undefined =>
  lines.find((line) => hasNumber({ part_code: line.code, other_numbers: line.otherNumbers }, code));

/** Nothing has come yet, for what is counted from here on. */
export const nothingCame = (lines: readonly DeliveredLine[]): DeliveredLine[] =>
  lines.map((line) => ({ ...line, quantity: 0 }));

const change = (lines: readonly DeliveredLine[], changed: DeliveredLine) =>
  lines.map((line) => (line.lineId === changed.lineId ? changed : line));

/** One more of the part with a code; undefined where it is not on the order. */
export function addScanned(lines: readonly DeliveredLine[], code: string): DeliveredLine[] | undefined {
  const line = lineOf(lines, code);
  return line && change(lines, { ...line, quantity: roundQuantity((line.quantity ?? 0) + 1) });
}

interface ListedDelivery {
  lines: DeliveredLine[];
  matched: number;
  /** Codes that no line has, as they are written. */
  unknown: string[];
  /** Codes of lines whose quantity cannot be read. */
  unread: string[];
}

/** What came by a list: the quantities of a code are added up, its last price counts. */
export function matchList(lines: readonly DeliveredLine[], rows: readonly PriceListRow[]): ListedDelivery {
  let matched = nothingCame(lines);
  const unknown: string[] = [];
  const unread: string[] = [];
  const found = new Set<number>();
  for (const { code, quantity, price } of rows) {
    const line = lineOf(matched, code);
    if (!line) unknown.push(code);
    else if (quantity === null || quantityProblem(quantity, line.unit)) unread.push(code);
    else {
      found.add(line.lineId);
      matched = change(matched, {
        ...line,
        quantity: roundQuantity((line.quantity ?? 0) + quantity),
        cost: price ?? line.cost,
      });
    }
  }
  return { lines: matched, matched: found.size, unknown, unread };
}
