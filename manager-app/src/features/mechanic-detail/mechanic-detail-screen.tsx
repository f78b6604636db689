import { mechanicSalaryQuery, useDismissMechanic } from '@pitlane/shared-data/mechanics';
import type { SalaryPayment } from '@pitlane/shared-data/salary';
import { Button } from '@pitlane/shared-ui/button';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { Banknote, UserMinus, UserX } from '@pitlane/shared-ui/icons';
import { Page } from '@pitlane/shared-ui/layout';
import { LinkButton } from '@pitlane/shared-ui/link';
import { notify } from '@pitlane/shared-ui/notification';
import { PageHeader, recoverFocus } from '@pitlane/shared-ui/page-header';
import { QueryView } from '@pitlane/shared-ui/query-view';
import { SkeletonCard } from '@pitlane/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { DismissMechanicDialog } from './dismiss-mechanic-dialog.tsx';
import { MechanicDetail } from './mechanic-detail.tsx';
import { PaySalaryDialog } from './pay-salary-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

type OpenDialog = null | 'pay' | 'dismiss' | { receipt: SalaryPayment };

const listOfMechanics = { href: paths.mechanicManagement, label: 'Mechanic Management' };

const notFound = (
  <EmptyState
    icon={UserX}
    title="Mechanic not found"
    hint="They may have been dismissed, or the address is not complete."
    action={<LinkButton href={listOfMechanics.href}>Back to Mechanic Management</LinkButton>}
  />
);

/** One mechanic, with pay, rate and dismissal (spec section 2, "Mechanic detail"). */
export function Component() {
  const { mechanicId } = useParams();
  const navigate = useNavigate();
  const dismiss = useDismissMechanic();
  const [isLeaving, setIsLeaving] = useState(false);
  const query = useQuery({
    ...mechanicSalaryQuery(mechanicId),
    // Whoever is being dismissed is not asked for again, or 'Mechanic not found' would flash up.
    enabled: !isLeaving,
  });
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const closeReceipt = () => {
    close();
    // 'Pay Salary', where the focus came from, may be disabled by now.
    recoverFocus();
  };

  const { data: salary } = query;

  const openDismissal = () => {
    dismiss.reset();
    setDialog('dismiss');
    // The dialog names what a dismissal leaves behind, so the figures must be those of now.
    void query.refetch();
  };
  const confirmDismissal = () => {
    setIsLeaving(true);
    dismiss.mutate(mechanicId ?? '', {
      onSuccess: () => {
        notify.success('Mechanic dismissed successfully');
        navigate(listOfMechanics.href);
      },
      onError: () => setIsLeaving(false),
    });
  };

  return (
    <Page>
      <PageHeader
        title={salary?.mechanic.name ?? 'Mechanic Details'}
        back={listOfMechanics}
        actions={
          salary && (
            <>
              <Button
                variant="primary"
                icon={Banknote}
                isDisabled={salary.unpaid_jobs.length === 0}
                onPress={() => setDialog('pay')}
              >
                Pay Salary
              </Button>
              <Button icon={UserMinus} onPress={openDismissal}>
                Dismiss Mechanic
              </Button>
            </>
          )
        }
      />
      <QueryView
        query={query}
        failure="Failed to load mechanic details"
        pending={<SkeletonCard label="Loading mechanic details..." count={4} />}
        notFound={notFound}
      >
        {(data) => <MechanicDetail salary={data} />}
      </QueryView>
      {salary && dialog === 'pay' && (
        <PaySalaryDialog salary={salary} onClose={close} onPaid={(receipt) => setDialog({ receipt })} />
      )}
      {dialog !== null && typeof dialog === 'object' && (
        <ReceiptDialog payment={dialog.receipt} onClose={closeReceipt} />
      )}
      {salary && dialog === 'dismiss' && (
        <DismissMechanicDialog
          salary={salary}
          isRefreshing={query.isFetching}
          isPending={dismiss.isPending}
          error={dismiss.error}
          onConfirm={confirmDismissal}
          onClose={close}
        />
      )}
    </Page>
  );
}
