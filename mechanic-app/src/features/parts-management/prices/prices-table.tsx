import { formatMoney } from '@pitlane/shared-data/formats';
import { describeProposal, type UnderpricedPart } from '@pitlane/shared-data/part-prices';
import { Button, type Column, DataTable, Link, LongText, type Sort } from '@pitlane/shared-ui/core';
import { paths } from '../../../paths.ts';
import { LargeTarget } from '../../../workshop-page/large-target.tsx';

interface PricesTableProps {
  parts: readonly UnderpricedPart[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  isPending: boolean;
  onTake: (part: UnderpricedPart) => void;
  isRefreshing: boolean;
}

/** How far a price is below the one that is proposed, such as '+12 %'. */
const riseOf = ({ price, proposal }: UnderpricedPart) =>
  price > 0 ? `+${Math.round((proposal.price / price - 1) * 100)} %` : 'No price yet';

export function PricesTable({
  parts,
  sort,
  onSortChange,
  isPending,
  onTake,
  isRefreshing,
}: PricesTableProps) {
  const columns: Column<UnderpricedPart>[] = [
    {
      id: 'name',
      header: 'Part',
      isRowHeader: true,
      isSortable: true,
      cell: ({ part_id, part_name }) => (
        <LargeTarget>
          <Link variant="quiet" href={paths.part(part_id)}>
            {part_name}
          </Link>
        </LargeTarget>
      ),
      keepsDetail: true,
      detail: ({ part_code }) => part_code,
    },
    { id: 'category', header: 'Category', cell: ({ category }) => category },
    { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatMoney(price) },
    {
      id: 'proposed',
      header: 'Proposed',
      align: 'end',
      isKey: true,
      cell: ({ proposal }) => formatMoney(proposal.price),
    },
    { id: 'gap', header: 'Rise', align: 'end', isSortable: true, cell: riseOf },
    {
      id: 'why',
      header: 'Why',
      cell: ({ avg_cost, proposal }) => <LongText>{describeProposal(avg_cost, proposal)}</LongText>,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      isKey: true,
      cell: (part) => (
        <Button
          size="large"
          aria-label={`Take ${formatMoney(part.proposal.price)} for ${part.part_name}`}
          isDisabled={isPending}
          onPress={() => onTake(part)}
        >
          Take
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Prices below their rule"
      columns={columns}
      rows={parts}
      rowKey={({ part_id }) => part_id}
      sort={sort}
      onSortChange={onSortChange}
      emptyText="No part matches"
      isRefreshing={isRefreshing}
    />
  );
}
