import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { requestBalanceQuery } from '@pitlane/shared-data/invoices';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { RecordPaymentDialog } from '../../payment/record-payment-dialog.tsx';
import { takesDeposit } from './next-step.ts';

/** A deposit until the job is completed, then a payment. Once nothing is due, the focus goes on to Hand over. */
export function PaymentDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const { request_id } = request;
  const query = useQuery(requestBalanceQuery(request_id));
  const isSettled = useRef(false);
  // After the dialog has given the focus back.
  useEffect(
    () => () => {
      if (!isSettled.current) return;
      document.querySelector<HTMLElement>(`a[href$="${paths.handOver(request_id)}"]`)?.focus();
    },
    [request_id],
  );
  if (query.data) {
    return (
      <RecordPaymentDialog
        balance={query.data}
        customerBalance={query.data.customer_balance}
        onClose={(payment) => {
          isSettled.current = payment !== undefined && payment.balance.owed <= 0;
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog title={takesDeposit(request) ? 'Record Deposit' : 'Record Payment'} isOpen onOpenChange={onClose}>
      <QueryView
        query={query}
        failure="Failed to load the balance"
        pending={<Skeleton label="Loading the balance..." lines={3} />}
      />
    </Dialog>
  );
}
