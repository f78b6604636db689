import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { garageContactQuery } from '@pitlane/shared-data/garage';
import {
  balanceItems,
  type CustomerStatement,
  describeEntry,
  statementHead,
  statementQuery,
} from '@pitlane/shared-data/invoices';
import { maxPageSize } from '@pitlane/shared-data/paging';
import { useSession } from '@pitlane/shared-data/session';
import {
  Button,
  DescriptionList,
  FilterGroup,
  Page,
  PagedList,
  PageHeader,
  ScreenOnly,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { StatementHead, StatementTable, statementColumnCount } from '@pitlane/shared-ui/invoice';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { periodLabel, periodOf, periods } from './periods.ts';

const Sums = ({ statement: { opening, closing, balance } }: { statement: CustomerStatement }) => (
  <DescriptionList
    layout="stacked"
    items={[
      { label: 'Balance at the start', value: formatMoneyWithPaise(opening) },
      { label: 'Balance at the end', value: formatMoneyWithPaise(closing) },
      ...balanceItems(balance, 'customer'),
    ]}
  />
);

function Entries({ customerId }: { customerId: string }) {
  const list = useListParams();
  const today = todayInGarage();
  const period = list.readOneOf('period', periods) ?? 'this_year';
  const query = useQuery(statementQuery({ customerId, ...periodOf(period, today), page: list.page }));
  const garage = useQuery(garageContactQuery());
  return (
    <Stack>
      <ScreenOnly>
        <FilterGroup
          label="Period"
          options={periods.map((id) => ({ id, label: periodLabel(id, today) }))}
          value={period}
          onChange={(chosen) => list.change({ period: chosen === 'this_year' ? null : chosen })}
        />
      </ScreenOnly>
      <PagedList
        query={query}
        params={list}
        pageSize={maxPageSize}
        label="entries"
        failure="Failed to load the statement"
        pending={<SkeletonTable label="Loading the statement..." columns={statementColumnCount} />}
      >
        {(statement) => (
          <Stack>
            {garage.data && <StatementHead {...statementHead(statement, garage.data, list.page)} />}
            <Sums statement={statement} />
            <StatementTable
              entries={statement.rows.map((row) => describeEntry(row, paths))}
              isRefreshing={query.isPlaceholderData}
            />
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

/** The customer's invoices and payments in a period, with the balance after each entry. */
export function Component() {
  const { account } = useSession();
  return (
    <Page>
      <ScreenOnly>
        <PageHeader
          title="Statement"
          description="Your invoices and payments, with the balance after each."
          back={{ href: paths.invoices, label: 'Invoices' }}
          actions={
            <Button variant="primary" icon={Printer} onPress={() => window.print()}>
              Print
            </Button>
          }
        />
      </ScreenOnly>
      {account && <Entries customerId={account.id} />}
    </Page>
  );
}
