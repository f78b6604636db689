import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type Balance, type Receipt, requestBalanceQuery } from '@pitlane/shared-data/invoices';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  DescriptionList,
  QueryView,
  Skeleton,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CorrectDialog } from '../../payment/correct-dialog.tsx';
import { GiveBackNote, useMayGiveBack } from '../../payment/give-back-note.tsx';
import { RefundDialog } from '../../payment/refund-dialog.tsx';

const unlessZero = (rupees: number) => (rupees === 0 ? null : formatMoneyWithPaise(rupees));

interface ReceiptMoneyProps {
  receipt: Receipt;
  balance: Balance;
}

function ReceiptMoney({ receipt, balance }: ReceiptMoneyProps) {
  const [dialog, setDialog] = useState<'refund' | 'correct' | null>(null);
  const mayGiveBack = useMayGiveBack();
  const { kind, corrected, service_name, request_id } = receipt;
  const close = () => setDialog(null);
  return (
    <Card as="article" aria-label="Balance">
      <CardHeader title="Balance" detail={`${service_name} #${request_id}`} />
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Invoiced', value: unlessZero(balance.invoiced) },
          { label: 'Credited', value: unlessZero(balance.credited) },
          { label: 'Paid', value: formatMoneyWithPaise(balance.paid) },
          { label: 'Due', value: unlessZero(balance.due) },
          { label: 'Can be refunded', value: unlessZero(balance.refundable) },
          { label: 'This entry', value: corrected ? 'Corrected' : null },
        ]}
      />
      {mayGiveBack ? (
        <CardActions>
          {balance.refundable > 0 && <Button onPress={() => setDialog('refund')}>Record Refund</Button>}
          {!corrected && kind !== 'correction' && (
            <Button onPress={() => setDialog('correct')}>Correct</Button>
          )}
        </CardActions>
      ) : (
        <GiveBackNote />
      )}
      {dialog === 'refund' && <RefundDialog balance={balance} onClose={close} />}
      {dialog === 'correct' && <CorrectDialog payment={receipt} onClose={close} />}
    </Card>
  );
}

/** What was paid for the request of a receipt, and gives it back: also of a request that has no invoice. */
export const ReceiptBalance = ({ receipt }: { receipt: Receipt }) => (
  <QueryView
    query={useQuery(requestBalanceQuery(receipt.request_id))}
    failure="Failed to load the balance"
    pending={<Skeleton label="Loading the balance..." lines={3} />}
  >
    {(balance) => <ReceiptMoney receipt={receipt} balance={balance} />}
  </QueryView>
);
