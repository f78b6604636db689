import { pageSize } from '@pitlane/shared-data/paging';
import { payRunsQuery } from '@pitlane/shared-data/pay-runs';
import { holdsRight, useSession } from '@pitlane/shared-data/session';
import {
  Button,
  EmptyState,
  Page,
  PagedList,
  PageHeader,
  SkeletonTable,
  useListParams,
} from '@pitlane/shared-ui/core';
import { Plus, Wallet } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { RunTable } from './run-table.tsx';

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }));

/** What all mechanics are paid for a period, newest first. */
export function Component() {
  const list = useListParams();
  const mayPay = holdsRight(useSession().account, 'pay');
  const query = useQuery(payRunsQuery(list.page));
  const [isStarting, setStarting] = useState(false);
  return (
    <Page>
      <PageHeader
        title="Pay Runs"
        back={{ href: paths.salaryPayments, label: 'Salary' }}
        actions={
          mayPay && (
            <Button
              variant="primary"
              icon={Plus}
              data-shortcut="n"
              isDisabled={!query.data}
              onPress={() => setStarting(true)}
            >
              Start Pay Run
            </Button>
          )
        }
      />
      <PagedList
        query={query}
        params={list}
        pageSize={pageSize}
        label="pay runs"
        failure="Failed to load the pay runs"
        pending={<SkeletonTable label="Loading the pay runs..." columns={5} />}
        empty={
          <EmptyState
            icon={Wallet}
            title="No pay runs yet"
            hint="A pay run pays all mechanics for a period, with additions and deductions, and makes their payslips."
          />
        }
      >
        {({ rows }) => <RunTable runs={rows} isRefreshing={query.isPlaceholderData} />}
      </PagedList>
      {isStarting && query.data && (
        <Suspense>
          <StartDialog paidUntil={query.data.paid_until} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </Page>
  );
}
