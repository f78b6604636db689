import { salaryPaymentsQuery, salaryPeriodOptions, salaryPeriods } from '@pitlane/shared-data/salary';
import { FilterGroup } from '@pitlane/shared-ui/choice-group';
import { Page, Stack } from '@pitlane/shared-ui/layout';
import { useListAddress } from '@pitlane/shared-ui/list-address';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { SkeletonTable } from '@pitlane/shared-ui/skeleton';
import { space } from '@pitlane/shared-ui/theme';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ListSearch } from '../../list-address/list-search.tsx';
import { PagedList } from '../../list-address/paged-list.tsx';
import { useExistingPage } from '../../list-address/use-existing-page.ts';
import { paths } from '../../paths.ts';
import { QueryView } from '../../query-view/query-view.tsx';
import { ExportPayments } from './export-payments.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { PaymentTable } from './payment-table.tsx';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};

  & > :last-child {
    flex: 0 1 20rem;
  }
`;

/** Every salary that was paid, with search, period and export (spec section 2, "Salary Payment History"). */
export function Component() {
  const { read, page, change, turnTo } = useListAddress();
  const period = salaryPeriods.find((candidate) => candidate === read('period')) ?? 'all';
  const search = read('search');
  const filter = { search: search || undefined, period };
  const query = useQuery(salaryPaymentsQuery({ ...filter, page }));
  useExistingPage(query, { page, turnTo });

  return (
    <Page>
      <PageHeader
        title="Salary Payment History"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={<ExportPayments filter={filter} isDisabled={!query.data?.total} />}
      />
      {!query.isLoadingError && <PaymentFigures statistics={query.data?.stats} />}
      <Stack>
        <Controls>
          <FilterGroup
            label="Period"
            options={salaryPeriodOptions}
            value={period}
            onChange={(chosen) => change({ period: chosen === 'all' ? '' : chosen })}
          />
          <ListSearch
            label="Search by mechanic name"
            value={search}
            onSearch={(text) => change({ search: text }, { replace: true })}
          />
        </Controls>
        <QueryView
          query={query}
          failure="Failed to fetch payment history"
          pending={<SkeletonTable label="Loading payment history..." columns={6} />}
        >
          {({ rows, total }) => (
            <PagedList label="salary payments" page={page} total={total} onPageChange={turnTo}>
              <PaymentTable payments={rows} isRefreshing={query.isPlaceholderData} />
            </PagedList>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}
