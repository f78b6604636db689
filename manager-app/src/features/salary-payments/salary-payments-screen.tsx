import { pageSize } from '@pitlane/shared-data/paging';
import { salaryPaymentsQuery, salaryPeriodOptions, salaryPeriods } from '@pitlane/shared-data/salary';
import {
  FilterGroup,
  Page,
  PagedList,
  PageHeader,
  SearchField,
  SkeletonTable,
  Stack,
  space,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
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

/** Spec section 2, Salary Payment History. */
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
        actions={<ExportPayments readFilter={readFilter} isDisabled={!query.data?.total} />}
      />
      {!query.isLoadingError && <PaymentFigures statistics={query.data?.stats} />}
      <Stack>
        <Controls>
          <FilterGroup
            label="Period"
            options={salaryPeriodOptions}
            value={period}
            onChange={(chosen) => list.change({ period: chosen === 'all' ? null : chosen })}
          />
          <SearchField
            label="Search by mechanic name"
            value={search}
            onSearch={list.searchFor}
            controlRef={searchBox}
          />
        </Controls>
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
