import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCountOf, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import {
  type PayRun,
  useApprovePayRun,
  useCancelPayRun,
  useCheckPayRun,
} from '@pitlane/shared-data/pay-runs';
import { payPeriod } from '@pitlane/shared-data/pay-slips';
import { Button, ConfirmDialog, MenuButton } from '@pitlane/shared-ui/core';
import { CircleCheck, Download, EllipsisVertical, ListChecks, Plus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense, useState } from 'react';

const LineDialog = lazy(async () => ({ default: (await import('./line-dialog.tsx')).LineDialog }));
const BankFileDialog = lazy(async () => ({
  default: (await import('./bank-file-dialog.tsx')).BankFileDialog,
}));

interface RunActionsProps {
  run: PayRun;
  mayPay: boolean;
}

/** What is done next with a run: a draft is checked, then approved; the rest is in a menu. */
export function RunActions({ run, mayPay }: RunActionsProps) {
  const check = useCheckPayRun();
  const approve = useApprovePayRun();
  const cancel = useCancelPayRun();
  const [dialog, setDialog] = useState<'line' | 'approve' | 'cancel' | 'bank' | null>(null);
  const close = () => setDialog(null);
  const isDraft = run.state === 'draft';
  const sealed = { payRunId: run.pay_run_id, seal: run.seal ?? '' };
  const total = formatMoneyWithPaise(run.total);
  const failure = (text: string) => (error: Error) => notify.failure(messageFor(error, text));
  return (
    <>
      {isDraft && !run.is_checked && (
        <Button
          variant="primary"
          icon={ListChecks}
          isDisabled={run.seal === null}
          isPending={check.isPending}
          pendingLabel="Saving..."
          onPress={() =>
            check.mutate(sealed, {
              onSuccess: () => notify.success('Marked as checked'),
              onError: failure('Failed to mark the run as checked'),
            })
          }
        >
          Mark as Checked
        </Button>
      )}
      {isDraft && run.is_checked && mayPay && (
        <Button variant="primary" icon={CircleCheck} onPress={() => setDialog('approve')}>
          Approve…
        </Button>
      )}
      {isDraft && mayPay && (
        <Button icon={Plus} data-shortcut="n" onPress={() => setDialog('line')}>
          Add Line
        </Button>
      )}
      {run.state === 'approved' && mayPay && (
        <Button variant="primary" icon={Download} onPress={() => setDialog('bank')}>
          File for the Bank
        </Button>
      )}
      <MenuButton
        label="More"
        icon={EllipsisVertical}
        items={[
          { id: 'print', label: 'Print', onAction: () => window.print() },
          ...(isDraft && mayPay
            ? [{ id: 'cancel', label: 'Cancel Pay Run', onAction: () => setDialog('cancel') }]
            : []),
        ]}
      />
      <Suspense>
        {dialog === 'line' && <LineDialog run={run} onClose={close} />}
        {dialog === 'bank' && <BankFileDialog run={run} onClose={close} />}
      </Suspense>
      {dialog === 'approve' && (
        <ConfirmDialog
          title={`Approve Pay ${payPeriod(run)}`}
          confirmLabel={`Approve ${total}`}
          isPending={approve.isPending}
          pendingLabel="Approving..."
          onConfirm={() =>
            approve.mutate(sealed, {
              onSuccess: () => notify.success(`${total} approved`),
              onError: failure('Failed to approve the pay run'),
              onSettled: close,
            })
          }
          isOpen
          onOpenChange={close}
        >
          {formatCountOf(run.slips.length, 'mechanic gets', 'mechanics get')} {total}, and their jobs are
          paid. It does not change any more: a correction is a line of the next run.
        </ConfirmDialog>
      )}
      {dialog === 'cancel' && (
        <ConfirmDialog
          title="Cancel Pay Run"
          confirmLabel="Cancel Pay Run"
          cancelLabel="Keep It"
          isDanger
          isPending={cancel.isPending}
          pendingLabel="Saving..."
          onConfirm={() =>
            cancel.mutate(run.pay_run_id, {
              onSuccess: () => notify.success('Pay run cancelled'),
              onError: failure('Failed to cancel the pay run'),
              onSettled: close,
            })
          }
          isOpen
          onOpenChange={close}
        >
          Nobody is paid by it. Its jobs stay unpaid; the lines that were added to it are not taken over into
          the next run.
        </ConfirmDialog>
      )}
    </>
  );
}
