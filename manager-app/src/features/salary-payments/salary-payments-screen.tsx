import { pageSize } from '@pitlane/shared-data/paging';
import { salaryPaymentsQuery, salaryPeriodOptions, salaryPeriods } from '@pitlane/shared-data/salary';
import {
  FilterGroup,
  LinkButton,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SharedLine,
  SkeletonTable,
  Stack,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Banknote } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { ExportPayments } from './export-payments.tsx';
import { PaySalaries } from './pay-salaries.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { PaymentTable } from './payment-table.tsx';

export function Component() {
  const list = useListParams();
  const { search, page } = list;
  const period = list.readOneOf('period', salaryPeriods) ?? 'all';
  const filter = { search: search || undefined, period };
  const query = useQuery(salaryPaymentsQuery({ ...filter, page }));
  const searchBox = useRef<HTMLInputElement>(null);
  const readFilter = () => {
    const typed = searchBox.current?.value.trim() ?? search;
    if (typed !== search) list.searchFor(typed);
    return { ...filter, search: typed || undefined };
  };

  return (
    <Page>
      <PageHeader
        title="Salary Payment History"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <>
            <PaySalaries />
            <LinkButton icon={Banknote} href={paths.payRuns}>
              Pay Runs
            </LinkButton>
            <ExportPayments readFilter={readFilter} isDisabled={!query.data?.total} />
          </>
        }
      />
      <Stack>
        <SharedLine>
          {!query.isLoadingError && <PaymentFigures statistics={query.data?.stats} />}
          <Toolbar>
            <SearchField
              label="Search by mechanic name"
              placeholder="Mechanic name"
              value={search}
              onSearch={list.searchFor}
              controlRef={searchBox}
            />
            <FilterGroup
              label="Period"
              options={salaryPeriodOptions}
              value={period}
              onChange={(chosen) => list.change({ period: chosen === 'all' ? null : chosen })}
            />
          </Toolbar>
        </SharedLine>
        <PagedList
          query={query}
          params={list}
          pageSize={pageSize}
          label="salary payments"
          failure="Failed to fetch payment history"
          pending={<SkeletonTable label="Loading payment history..." columns={6} />}
        >
          {({ rows }) => <PaymentTable payments={rows} isRefreshing={query.isPlaceholderData} />}
        </PagedList>
      </Stack>
    </Page>
  );
}
