import { messageFor } from '@pitlane/shared-data/data-error';
import { formatDateTime, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type JobCard, useCollect } from '@pitlane/shared-data/front-desk';
import { balanceItems, type RequestBalance } from '@pitlane/shared-data/invoices';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  ConfirmDialog,
  DescriptionList,
  recoverFocus,
} from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useMayGiveBack } from '../../payment/give-back-note.tsx';
import { RefundDialog } from '../../payment/refund-dialog.tsx';
import { WhatsAppButton } from '../../reach/whatsapp-button.tsx';

/** Of the button, which gets the focus once nothing is due. */
export const handOverId = 'hand-over';

interface KeyBackProps {
  card: JobCard;
  balance: RequestBalance;
}

/** What speaks against handing the car over, as a question; null if nothing does. */
function doubtOf({ owed, can_invoice, invoiced }: RequestBalance): string | null {
  const isToBill = can_invoice && invoiced === 0;
  if (owed > 0) {
    const missing = isToBill ? 'is neither invoiced nor paid' : 'is not paid';
    return `${formatMoneyWithPaise(owed)} ${missing}. Hand the car over all the same?`;
  }
  return isToBill ? 'No invoice was issued for this job. Hand the car over all the same?' : null;
}

/** Gives the key back; asks first where money is due. */
export function KeyBack({ card, balance }: KeyBackProps) {
  const collect = useCollect();
  const mayGiveBack = useMayGiveBack();
  const [dialog, setDialog] = useState<'question' | 'refund' | null>(null);
  const { request_id, registration_number, customer, key_number, collected_at, handed_over_by } = card;
  const doubt = doubtOf(balance);
  const close = () => setDialog(null);
  const handOver = () =>
    collect.mutate(request_id, {
      onSuccess: () => {
        notify.success(`${registration_number} handed over`);
        recoverFocus();
      },
      onError: (error) => notify.failure(messageFor(error, 'Failed to hand over')),
      onSettled: close,
    });
  return (
    <Card as="article" aria-label="Key">
      <CardHeader title={registration_number} detail={vehicleName(card)} />
      <DescriptionList
        items={[
          { label: 'Customer', value: customer.name },
          { label: 'Key number', value: key_number },
          ...balanceItems(balance.customer_balance, 'staff'),
          {
            label: 'Handed over',
            value:
              collected_at &&
              `${formatDateTime(collected_at)}${handed_over_by ? ` by ${handed_over_by}` : ''}`,
          },
        ]}
      />
      <CardActions>
        {!collected_at && (
          <Button
            id={handOverId}
            variant={doubt ? 'secondary' : 'primary'}
            isPending={collect.isPending}
            pendingLabel="Handing over..."
            onPress={() => (doubt ? setDialog('question') : handOver())}
          >
            Hand over
          </Button>
        )}
        {!collected_at && customer.phone && <WhatsAppButton requestId={request_id} event="car_ready" />}
        {balance.refundable > 0 && mayGiveBack && (
          <Button onPress={() => setDialog('refund')}>Record Refund</Button>
        )}
      </CardActions>
      {dialog === 'question' && (
        <ConfirmDialog
          title={`Hand over #${request_id}`}
          confirmLabel="Hand over"
          isPending={collect.isPending}
          pendingLabel="Handing over..."
          isOpen
          onOpenChange={close}
          onConfirm={handOver}
        >
          {doubt}
        </ConfirmDialog>
      )}
      {dialog === 'refund' && <RefundDialog balance={balance} onClose={close} />}
    </Card>
  );
}
