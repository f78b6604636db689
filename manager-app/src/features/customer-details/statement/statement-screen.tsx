import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import {
  balanceItems,
  type CustomerStatement,
  describeEntry,
  statementHead,
  statementQuery,
} from '@pitlane/shared-data/invoices';
import { maxPageSize } from '@pitlane/shared-data/paging';
import {
  Button,
  DescriptionList,
  EmptyState,
  LinkButton,
  Page,
  PagedList,
  PageHeader,
  ScreenOnly,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Printer, UserX } from '@pitlane/shared-ui/icons';
import { StatementHead, StatementTable, statementColumnCount } from '@pitlane/shared-ui/invoice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { periodOf } from '../../../period/period.ts';
import { PeriodFields } from './period-fields.tsx';

const notFound = (
  <EmptyState
    icon={UserX}
    title="Customer not found"
    hint="Check the link. The account may have been deleted."
    action={<LinkButton href={paths.customerManagement}>Back to Customer Management</LinkButton>}
  />
);

const Sums = ({ statement: { opening, closing, customer, balance } }: { statement: CustomerStatement }) => (
  <DescriptionList
    layout="stacked"
    items={[
      { label: 'Customer', value: customer.name },
      { label: 'Balance at the start', value: formatMoneyWithPaise(opening) },
      { label: 'Balance at the end', value: formatMoneyWithPaise(closing) },
      ...balanceItems(balance, 'staff'),
    ]}
  />
);

/** Invoices and payments of a customer in a period, with the balance after each. */
export function Component() {
  const { customerId = '' } = useParams();
  const list = useListParams();
  const today = todayInGarage();
  const period = periodOf(list.read('from'), list.read('to'), today);
  const query = useQuery(statementQuery({ customerId, ...period, page: list.page }));
  const garage = useQuery(garageSettingsQuery());
  const isUnknown = query.error?.kind === 'not-found' || (!query.data && query.error?.kind === 'invalid');
  return (
    <Page>
      <ScreenOnly>
        <PageHeader
          title="Statement"
          subject={query.data && `Statement of ${query.data.customer.name}`}
          back={{ href: paths.customerDetails(customerId), label: 'Customer Details' }}
          actions={
            <Button icon={Printer} onPress={() => window.print()}>
              Print
            </Button>
          }
        />
      </ScreenOnly>
      {isUnknown ? (
        notFound
      ) : (
        <Stack>
          <ScreenOnly>
            <PeriodFields period={period} today={today} onChange={(chosen) => list.change({ ...chosen })} />
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
      )}
    </Page>
  );
}
