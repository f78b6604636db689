import { useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type MechanicSalary, mechanicSalaryQuery, useDismissMechanic } from '@pitlane/shared-data/mechanics';
import { type SalaryPayment, usePayAndDismiss } from '@pitlane/shared-data/salary';
import { holdsRight, useSession } from '@pitlane/shared-data/session';
import {
  Button,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  QueryView,
  recoverFocus,
  SkeletonCard,
} from '@pitlane/shared-ui/core';
import { Banknote, UserMinus, UserX } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { BankDetails } from './bank-details/bank-details.tsx';
import { DismissMechanicDialog } from './dismiss-mechanic-dialog.tsx';
import { MechanicDetail } from './mechanic-detail.tsx';
import { PaySalaryDialog } from './pay-salary-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

type OpenDialog = null | 'pay' | 'dismiss' | { receipt: SalaryPayment };

const mechanicList = { href: paths.mechanicManagement, label: 'Mechanic Management' };

const notFound = (
  <EmptyState
    icon={UserX}
    title="Mechanic not found"
    hint="Check the link. The mechanic may have been dismissed."
    action={<LinkButton href={mechanicList.href}>Back to Mechanic Management</LinkButton>}
  />
);

export function Component() {
  const { mechanicId } = useParams();
  const navigate = useNavigate();
  const mayPay = holdsRight(useSession().account, 'pay');
  const dismiss = useDismissMechanic();
  const payAndDismiss = usePayAndDismiss();
  const keyFor = useIdempotencyKey();
  const [isDismissing, setIsDismissing] = useState(false);
  const query = useQuery({
    ...mechanicSalaryQuery(mechanicId),
    // Not refetched after a dismissal, or 'Mechanic not found' would flash up.
    enabled: !isDismissing,
  });
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const closeReceipt = () => {
    close();
    // 'Pay Salary', which would get the focus back, may be disabled now.
    recoverFocus();
  };

  const { data: salary } = query;

  const openDismissal = () => {
    dismiss.reset();
    payAndDismiss.reset();
    setDialog('dismiss');
    // The dialog must show current figures.
    void query.refetch();
  };
  const outcome = {
    onSuccess: () => {
      notify.success('Mechanic dismissed successfully');
      navigate(mechanicList.href);
    },
    onError: () => setIsDismissing(false),
  };
  const confirmDismissal = () => {
    setIsDismissing(true);
    payAndDismiss.reset();
    dismiss.mutate(mechanicId ?? '', outcome);
  };
  const confirmPayment = ({ mechanic, unpaid_jobs, total }: MechanicSalary) => {
    setIsDismissing(true);
    dismiss.reset();
    const order = {
      mechanicId: mechanic.mechanic_id,
      requestIds: unpaid_jobs.map(({ request_id }) => request_id),
      finalAmount: total,
    };
    payAndDismiss.mutate({ ...order, idempotencyKey: keyFor(order) }, outcome);
  };

  return (
    <Page>
      <PageHeader
        title={salary?.mechanic.name ?? 'Mechanic Details'}
        subject={salary?.mechanic.name}
        back={mechanicList}
        actions={
          salary && (
            <>
              {mayPay && (
                <Button
                  variant="primary"
                  icon={Banknote}
                  isDisabled={salary.unpaid_jobs.length === 0}
                  onPress={() => setDialog('pay')}
                >
                  Pay Salary
                </Button>
              )}
              {mayPay && <BankDetails mechanicId={salary.mechanic.mechanic_id} name={salary.mechanic.name} />}
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
          isPending={dismiss.isPending || payAndDismiss.isPending}
          error={dismiss.error ?? payAndDismiss.error}
          onConfirm={confirmDismissal}
          onPayAndDismiss={mayPay ? () => confirmPayment(salary) : undefined}
          onClose={close}
        />
      )}
    </Page>
  );
}
