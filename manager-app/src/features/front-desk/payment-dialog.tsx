import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { requestBalanceQuery } from '@pitlane/shared-data/invoices';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { RecordPaymentDialog } from '../../payment/record-payment-dialog.tsx';
import { takesDeposit } from './next-step.ts';

/** A deposit until the job is completed, then a payment. */
export function PaymentDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const query = useQuery(requestBalanceQuery(request.request_id));
  if (query.data) {
    return (
      <RecordPaymentDialog
        balance={query.data}
        customerBalance={query.data.customer_balance}
        onClose={onClose}
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
