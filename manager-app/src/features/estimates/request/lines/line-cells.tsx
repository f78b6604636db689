import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { Cell } from '../../../../line-table/cell.tsx';
import { DiscountCell } from '../../../../line-table/discount-cell.tsx';
import { Td } from '../../../../line-table/row-parts.tsx';
import type { Row } from '../../../../line-table/use-row.ts';
import type { LineFields } from './line-fields.ts';

interface LineCellsProps {
  row: Row<LineFields>;
  /** Of the line, such as 'Brake discs', for the names of its cells. */
  about: string;
  quantity: string;
  /** What an empty price means, in rupees. */
  price?: number | undefined;
  /** The id of the list that the description proposes. */
  list?: string | undefined;
  autoFocus?: boolean;
}

/** The cells of a line from its description to its amount. */
export const LineCells = ({ row, about, quantity, price, list, autoFocus = false }: LineCellsProps) => (
  <>
    <Td data-wide>
      <Cell
        row={row}
        name="description"
        label={`Description of ${about}`}
        maxLength={limits.name}
        list={list}
        autoFocus={autoFocus}
      />
    </Td>
    <Td data-head={quantity}>
      <Cell row={row} name="quantity" label={`${quantity} of ${about}`} isNumber />
    </Td>
    <Td data-head="Price (₹)">
      <Cell
        row={row}
        name="price"
        label={`Price of ${about} (₹)`}
        placeholder={price === undefined ? undefined : String(price)}
        isNumber
      />
    </Td>
    <Td data-head="Discount">
      <DiscountCell row={row} about={about} />
    </Td>
    <Td data-end data-head="Amount">
      <span>{row.amount === null ? '–' : formatMoneyWithPaise(row.amount)}</span>
    </Td>
  </>
);
