import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { type InvoiceDraft, useDiscountDraft } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { NumberField, RadioGroup, Select, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

const whole = 'whole';
const units = [
  { id: 'percent', label: 'Per cent' },
  { id: 'rupees', label: 'Rupees' },
];

interface DiscountDialogProps {
  draft: InvoiceDraft;
  onClose: () => void;
}

/** Takes rupees or per cent off a line or the whole bill, with a reason that the customer sees. */
export function DiscountDialog({ draft, onClose }: DiscountDialogProps) {
  const send = useDiscountDraft();
  const [of, setOf] = useState(whole);
  const [unit, setUnit] = useState('percent');
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState(
    () => draft.lines.find((line) => line.discount > 0)?.discount_reason ?? '',
  );
  const isPercent = unit === 'percent';
  const submit = () =>
    sendForm(
      send.mutateAsync({
        requestId: draft.request_id,
        off: isPercent ? { percent: amount ?? 0 } : { rupees: amount ?? 0 },
        ...(of !== whole && { position: Number(of) }),
        reason: tidyText(reason),
        version: draft.version,
      }),
      'Failed to save the discount',
      ({ total }) => {
        notify.success(
          `${amount ? 'Discount saved' : 'Discount removed'}, ${formatMoneyWithPaise(total)} to bill`,
        );
        onClose();
      },
    );
  return (
    <PlainFormDialog
      title="Discount"
      check={() => ({
        discount: amount === null && 'Please enter a discount',
        reason: Boolean(amount) && !reason.trim() && 'Please enter a reason',
      })}
      submitLabel="Save Discount"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Select
            label="Off"
            options={[
              { id: whole, label: 'The whole bill' },
              ...draft.lines
                .filter((line) => line.amount + line.discount > 0)
                .map(({ position, description }) => ({
                  id: String(position),
                  label: `${position}. ${description}`,
                })),
            ]}
            value={of}
            onChange={setOf}
          />
          <RadioGroup label="In" orientation="horizontal" options={units} value={unit} onChange={setUnit} />
          <NumberField
            {...field('discount')}
            label={isPercent ? 'Discount (%)' : 'Discount (₹)'}
            description="Replaces the current discount. Enter 0 to remove it"
            isRequired
            autoFocus
            minValue={0}
            maxValue={isPercent ? 100 : limits.finalCost}
            hasSteppers={false}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={amount}
            onChange={(entered) => {
              field('discount').onChange();
              setAmount(entered);
            }}
          />
          <TextField
            {...field('reason')}
            label="Reason"
            description="The customer sees it on the invoice"
            autoComplete="off"
            maxLength={limits.name}
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
