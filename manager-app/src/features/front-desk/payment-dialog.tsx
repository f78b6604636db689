import type { DeskRequest } from '@pitlane/shared-data/front-desk';
import { requestBalanceQuery } from '@pitlane/shared-data/invoices';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { RecordPaymentDialog } from '../../payment/record-payment-dialog.tsx';

/** A deposit until the invoice is issued, then a payment. */
export function PaymentDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const query = useQuery(requestBalanceQuery(request.request_id));
  if (query.data) return <RecordPaymentDialog balance={query.data} onClose={onClose} />;
  return (
    <Dialog title="Record Payment" isOpen onOpenChange={onClose}>
      <QueryView
        query={query}
        failure="Failed to load the balance"
        pending={<Skeleton label="Loading the balance..." lines={3} />}
      />
    </Dialog>
  );
}
