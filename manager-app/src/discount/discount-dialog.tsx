import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import type { Option } from '@pitlane/shared-ui/core';
import {
  FormDialog,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

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

const schema = z
  .object({
    of: z.string(),
    unit: z.enum(['percent', 'rupees']),
    discount: z.nullable(z.number()),
    reason: z.tidied(),
  })
  .check(
    z.byField(({ discount, reason }) => ({
      discount: discount === null && 'Please enter a discount',
      reason: Boolean(discount) && !reason && 'Please enter a reason',
    })),
  );

/** Takes rupees or per cent off a line or the whole, with a reason that the customer sees. */
export function DiscountDialog({
  whole: wholeLabel,
  lines,
  reason: given,
  reader,
  onSave,
  onClose,
}: DiscountDialogProps) {
  const form = useZodForm({
    schema,
    defaultValues: { of: whole, unit: 'percent', discount: null, reason: given },
  });
  const isPercent = useWatch({ control: form.control, name: 'unit' }) === 'percent';
  const { save } = useSave({
    send: ({ of, unit, discount, reason }: z.output<typeof schema>) =>
      onSave({
        off: unit === 'percent' ? { percent: discount ?? 0 } : { rupees: discount ?? 0 },
        ...(of !== whole && { line: of }),
        reason,
      }),
    failure: 'Failed to save the discount',
    onSaved: (left, { discount }) => {
      notify.success(
        `${discount ? 'Discount saved' : 'Discount removed'}, ${formatMoneyWithPaise(left)} in all`,
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title="Discount"
      form={form}
      submitLabel="Save Discount"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormSelect name="of" label="Off" options={[{ id: whole, label: wholeLabel }, ...lines]} />
      <FormRadioGroup name="unit" label="In" orientation="horizontal" options={units} />
      <FormNumberField
        name="discount"
        label={isPercent ? 'Discount (%)' : 'Discount (₹)'}
        description="Replaces the current discount. Enter 0 to remove it"
        isRequired
        autoFocus
        minValue={0}
        maxValue={isPercent ? 100 : limits.finalCost}
        hasSteppers={false}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      <FormTextField
        name="reason"
        label="Reason"
        description={reader}
        autoComplete="off"
        maxLength={limits.name}
      />
    </FormDialog>
  );
}
