import { tidyText } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type TillEntry, useRecordTillEntry } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { RadioGroup, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { AmountField } from '../../payment/amount-field.tsx';
import { drawerKindLabels } from './drawer-kinds.ts';

const options = (['float', 'out', 'in'] as const).map((id) => ({ id, label: drawerKindLabels[id] }));

interface DrawerDialogProps {
  /** Today's float is in the drawer. */
  isOpened: boolean;
  onClose: () => void;
}

/** Cash of the drawer that is no payment. */
export function DrawerDialog({ isOpened, onClose }: DrawerDialogProps) {
  const record = useRecordTillEntry();
  const keyFor = useIdempotencyKey();
  const [kind, setKind] = useState<TillEntry['kind']>(isOpened ? 'out' : 'float');
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const submit = () => {
    const entry = { kind, amount: amount ?? 0, reason: tidyText(reason) || undefined };
    const sent = record.mutateAsync({ ...entry, idempotencyKey: keyFor(entry) });
    return sendForm(sent, 'Failed to record the cash', () => {
      notify.success(`${drawerKindLabels[kind]} recorded`);
      onClose();
    });
  };
  return (
    <PlainFormDialog
      title={isOpened ? 'Cash In or Out' : 'Open Till'}
      check={() => ({
        amount: !amount && 'Please enter an amount',
        reason: kind !== 'float' && !reason.trim() && 'Please enter a reason',
      })}
      submitLabel="Record"
      pendingLabel="Recording..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <RadioGroup
            label="Entry"
            orientation="horizontal"
            options={isOpened ? options.filter(({ id }) => id !== 'float') : options}
            value={kind}
            onChange={(chosen) => setKind(options.find(({ id }) => id === chosen)?.id ?? kind)}
          />
          <AmountField
            {...field('amount')}
            label="Amount (₹)"
            isRequired
            autoFocus
            maxValue={limits.finalCost}
            value={amount}
            onChange={(entered) => {
              field('amount').onChange();
              setAmount(entered);
            }}
          />
          <TextField
            {...field('reason')}
            label="Reason"
            description="Such as petty cash, or to the bank"
            autoComplete="off"
            maxLength={limits.notes}
            value={reason}
            onChange={(entered) => {
              field('reason').onChange();
              setReason(entered);
            }}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
