import { formatCount, formatMoney } from '@pitlane/shared-data/formats';
import { inventoryValue, type ListedPart, unitValue } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
import { type Column, DataTable, Link, LongText, media, type Sort, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { LargeTarget } from '../../workshop-page/large-target.tsx';
import { LineRows } from './line-rows.tsx';
import { StockAction } from './stock/stock-action.tsx';
import { StockStatus } from './stock/stock-status.tsx';

const Code = styled.span`
  font-family: ${token('font-drawing')};
`;

/** An average cost has paise, for which a tablet has no room in the size of the other columns. */
const Figure = styled.span`
  @media ${media.tablet} {
    font-size: ${token('text-xs')};
  }
`;

/** An open editor is below the line of its row, whose cells stay in that line. */
const Rows = styled(LineRows)`
  @media ${media.medium} {
    tbody > tr:has(form) > * {
      vertical-align: baseline;
    }
  }
`;

/** What a phone says in the row itself, beside the code, instead of in a cell of its own. */
const OnPhones = styled.span`
  display: none;

  @media ${media.narrow} {
    display: inline;
  }
`;

const OffPhones = styled.span`
  @media ${media.narrow} {
    display: none;
  }
`;

const columns: Column<ListedPart>[] = [
  {
    id: 'name',
    header: 'Part Details',
    isRowHeader: true,
    isSortable: true,
    cell: (part) => (
      <LargeTarget>
        <Link variant="quiet" href={paths.part(part.id)}>
          {part.part_name}
        </Link>
      </LargeTarget>
    ),
    keepsDetail: true,
    detail: (part) => (
      <>
        <Code>{part.part_code}</Code>
        <OnPhones>
          {part.reserved > 0 && ` · ${formatCount(part.reserved)} reserved`} · {formatMoney(unitValue(part))}
        </OnPhones>
      </>
    ),
  },
  { id: 'category', header: 'Category', isSortable: true, cell: (part) => part.category },
  {
    id: 'stock',
    header: 'Current Stock',
    isKey: true,
    align: 'end',
    isSortable: true,
    cell: ({ current_stock, stock_unit, reserved }) => {
      const stock = sayQuantity(current_stock, stock_unit);
      // Only what is reserved is cut where the table is too narrow.
      return reserved > 0 ? (
        <LongText detail={<OffPhones>{formatCount(reserved)} reserved</OffPhones>}>{stock}</LongText>
      ) : (
        stock
      );
    },
  },
  {
    id: 'min',
    header: 'Min Stock',
    align: 'end',
    isSortable: true,
    cell: (part) => formatCount(part.stock_min),
  },
  {
    id: 'status',
    header: 'Status',
    isKey: true,
    cell: (part) => <StockStatus part={part} />,
  },
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    isSortable: true,
    cell: (part) => <Figure>{formatMoney(unitValue(part))}</Figure>,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    isSortable: true,
    cell: (part) => <Figure>{formatMoney(inventoryValue([part]))}</Figure>,
  },
  { id: 'actions', header: 'Actions', cell: (part) => <StockAction part={part} /> },
];

interface PartsTableProps {
  parts: readonly ListedPart[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  isRefreshing: boolean;
}

export function PartsTable({ parts, sort, onSortChange, isRefreshing }: PartsTableProps) {
  return (
    <Rows>
      <DataTable
        label="Parts"
        columns={columns}
        rows={parts}
        rowKey={(part) => part.id}
        sort={sort}
        onSortChange={onSortChange}
        isRefreshing={isRefreshing}
      />
    </Rows>
  );
}
