import { formatCountOf, formatMoney } from '@pitlane/shared-data/formats';
import { problemOf } from '@pitlane/shared-data/forms';
import { pageSize } from '@pitlane/shared-data/paging';
import { priceProposalsQuery, type UnderpricedPart, useTakePrices } from '@pitlane/shared-data/part-prices';
import {
  Button,
  EmptyState,
  PagedList,
  PageHeader,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { CircleCheck } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { PartFilters } from '../part-filters.tsx';
import { PricesTable } from './prices-table.tsx';

const noneBelow = (
  <EmptyState
    icon={CircleCheck}
    title="No price is below its rule"
    hint="Under Settings, Categories of Parts, a margin on cost proposes the price of each part."
  />
);

const sorts = ['name', '-name', 'gap', '-gap'];

/** The parts that sell below the rule of their category, each with the price that it proposes. */
export function Component() {
  const list = useListParams({ sorts, defaultSort: 'name' });
  const category = list.read('category') || undefined;
  const query = useQuery(
    priceProposalsQuery({
      search: list.search || undefined,
      category,
      sort: list.sortName,
      page: list.page,
    }),
  );
  const take = useTakePrices();
  const rows = query.data?.rows ?? [];

  const submit = async (parts: readonly UnderpricedPart[]) => {
    try {
      await take.mutateAsync(parts.map(({ part_id, proposal }) => ({ part_id, price: proposal.price })));
      const [first] = parts;
      notify.success(
        first && parts.length === 1
          ? `${first.part_name} sells at ${formatMoney(first.proposal.price)} from now on`
          : `${formatCountOf(parts.length, 'part')} sell at the proposed price from now on`,
      );
    } catch (error) {
      notify.failure(problemOf(error, 'Failed to save the prices').message);
    }
  };

  return (
    <WorkshopPage>
      <PageHeader
        title="Prices Below the Rule"
        back={{ href: paths.partsManagement, label: 'Parts' }}
        actions={
          <Button
            variant="primary"
            icon={CircleCheck}
            isDisabled={rows.length === 0}
            isPending={take.isPending}
            pendingLabel="Saving..."
            onPress={() => void submit(rows)}
          >
            Take These Prices
          </Button>
        }
      />
      <Stack>
        <PartFilters params={list} categories={query.data?.categories ?? []} category={category} />
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="parts"
          failure="Failed to load the prices"
          pending={<SkeletonTable label="Loading the prices..." columns={6} />}
          empty={list.search || category ? undefined : noneBelow}
        >
          {({ rows: parts }) => (
            <PricesTable
              parts={parts}
              sort={list.sort}
              onSortChange={list.sortBy}
              isPending={take.isPending}
              onTake={(part) => void submit([part])}
              isRefreshing={query.isPlaceholderData}
            />
          )}
        </PagedList>
      </Stack>
    </WorkshopPage>
  );
}
