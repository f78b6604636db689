import { formatMoneyWithPaise, tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { NumberField, type Option, RadioGroup, Select, TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

const whole = 'whole';
const units = [
  { id: 'percent', label: 'Per cent' },
  { id: 'rupees', label: 'Rupees' },
];

export interface Discount {
  off: { percent: number } | { rupees: number };
  /** The id of a line; none: the whole. */
  line?: string;
  reason: string;
}

export interface DiscountDialogProps {
  /** What the whole is called. */
  whole: string;
  lines: readonly Option[];
  /** The one that is given now. */
  reason: string;
  /** Where the customer sees the reason. */
  reader: string;
  /** Answers with the rupees that are left. */
  onSave: (discount: Discount) => Promise<number>;
  onClose: () => void;
}

/** Takes rupees or per cent off a line or the whole, with a reason that the customer sees. */
export function DiscountDialog({
  whole: wholeLabel,
  lines,
  reason: given,
  reader,
  onSave,
  onClose,
}: DiscountDialogProps) {
  const [of, setOf] = useState(whole);
  const [unit, setUnit] = useState('percent');
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState(given);
  const isPercent = unit === 'percent';
  const submit = () =>
    sendForm(
      onSave({
        off: isPercent ? { percent: amount ?? 0 } : { rupees: amount ?? 0 },
        ...(of !== whole && { line: of }),
        reason: tidyText(reason),
      }),
      'Failed to save the discount',
      (left) => {
        notify.success(
          `${amount ? 'Discount saved' : 'Discount removed'}, ${formatMoneyWithPaise(left)} in all`,
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
            options={[{ id: whole, label: wholeLabel }, ...lines]}
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
            description={reader}
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
