import { limits } from '@pitlane/shared-data/limits';
import { Cell } from './cell.tsx';
import type { Row, Texts } from './use-row.ts';

type Discounted = Texts & Record<'discount' | 'reason', string>;

interface DiscountCellProps<Fields extends Discounted> {
  row: Row<Fields>;
  /** The line, such as 'Brake discs'. */
  about: string;
}

/** Rupees or per cent off a line, and why. */
export const DiscountCell = <Fields extends Discounted>({ row, about }: DiscountCellProps<Fields>) => (
  <>
    <Cell row={row} name="discount" label={`Discount of ${about}`} placeholder="₹ or %" isNumber />
    {row.fields.discount.trim() !== '' && (
      <Cell
        row={row}
        name="reason"
        label={`Reason for the discount of ${about}`}
        placeholder="Reason"
        maxLength={limits.name}
      />
    )}
  </>
);
