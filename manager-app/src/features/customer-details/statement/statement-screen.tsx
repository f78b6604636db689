import { formatMoneyWithPaise, todayInGarage } from '@pitlane/shared-data/formats';
import { type CustomerStatement, describeEntry, statementQuery } from '@pitlane/shared-data/invoices';
import { maxPageSize } from '@pitlane/shared-data/paging';
import {
  Button,
  DescriptionList,
  EmptyState,
  Grid,
  LinkButton,
  Page,
  PagedList,
  PageHeader,
  ScreenOnly,
  SkeletonTable,
  Stack,
  useListParams,
} from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { Printer, UserX } from '@pitlane/shared-ui/icons';
import { StatementTable, statementColumnCount } from '@pitlane/shared-ui/invoice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { periodOf } from './statement-period.ts';

const notFound = (
  <EmptyState
    icon={UserX}
    title="Customer not found"
    hint="Check the link. The account may have been deleted."
    action={<LinkButton href={paths.customerManagement}>Back to Customer Management</LinkButton>}
  />
);

const Sums = ({ statement: { opening, closing, customer } }: { statement: CustomerStatement }) => (
  <DescriptionList
    layout="stacked"
    items={[
      { label: 'Customer', value: customer.name },
      { label: 'Owed at the start', value: formatMoneyWithPaise(opening) },
      { label: 'Owed at the end', value: formatMoneyWithPaise(closing) },
    ]}
  />
);

/** What a customer was invoiced and paid in a period, and what was owed after each entry. */
export function Component() {
  const { customerId = '' } = useParams();
  const list = useListParams();
  const today = todayInGarage();
  const { from, to } = periodOf(list.read('from'), list.read('to'), today);
  const query = useQuery(statementQuery({ customerId, from, to, page: list.page }));
  const isUnknown = query.error?.kind === 'not-found' || (!query.data && query.error?.kind === 'invalid');
  return (
    <Page>
      <PageHeader
        title="Statement"
        subject={query.data && `Statement of ${query.data.customer.name}`}
        back={{ href: paths.customerDetails(customerId), label: 'Customer Details' }}
        actions={
          <ScreenOnly>
            <Button icon={Printer} onPress={() => window.print()}>
              Print
            </Button>
          </ScreenOnly>
        }
      />
      {isUnknown ? (
        notFound
      ) : (
        <Stack>
          <Grid>
            <DateField
              label="From"
              max={to}
              value={from}
              onChange={(day) => list.change({ from: day, to })}
            />
            <DateField label="To" min={from} value={to} onChange={(day) => list.change({ from, to: day })} />
          </Grid>
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
