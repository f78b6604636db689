import { useSave } from '@pitlane/shared-data/forms';
import { useRecordTillEntry } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormRadioGroup, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { FormAmountField } from '../../payment/amount-field.tsx';
import { drawerKindLabels } from './drawer-kinds.ts';

const options = (['float', 'out', 'in'] as const).map((id) => ({ id, label: drawerKindLabels[id] }));

const schema = z
  .object({
    kind: z.enum(['float', 'out', 'in']),
    amount: z.nullable(z.number()),
    reason: z.tidied(),
  })
  .check(
    z.byField(({ kind, amount, reason }) => ({
      amount: !amount && 'Please enter an amount',
      reason: kind !== 'float' && !reason && 'Please enter a reason',
    })),
  );

interface DrawerDialogProps {
  /** Today's float is in the drawer. */
  isOpened: boolean;
  onClose: () => void;
}

/** Cash of the drawer that is no payment. */
export function DrawerDialog({ isOpened, onClose }: DrawerDialogProps) {
  const record = useRecordTillEntry();
  const form = useZodForm({
    schema,
    defaultValues: { kind: isOpened ? 'out' : 'float', amount: null, reason: '' },
  });
  const { save } = useSave({
    send: ({ kind, amount, reason }: z.output<typeof schema>, { keyed }) =>
      record.mutateAsync(keyed({ kind, amount: amount ?? 0, reason: reason || undefined })),
    failure: 'Failed to record the cash',
    onSaved: (_, { kind }) => {
      notify.success(`${drawerKindLabels[kind]} recorded`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={isOpened ? 'Cash In or Out' : 'Open Till'}
      form={form}
      submitLabel="Record"
      pendingLabel="Recording..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormRadioGroup
        name="kind"
        label="Entry"
        orientation="horizontal"
        options={isOpened ? options.filter(({ id }) => id !== 'float') : options}
      />
      <FormAmountField name="amount" label="Amount (₹)" isRequired autoFocus maxValue={limits.finalCost} />
      <FormTextField
        name="reason"
        label="Reason"
        description="Such as petty cash, or to the bank"
        autoComplete="off"
        maxLength={limits.notes}
      />
    </FormDialog>
  );
}
