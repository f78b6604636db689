import { formatMoneyWithPaise, toPaise, toRupees } from '@pitlane/shared-data/formats';
import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { type Invoice, useCreditInvoice } from '@pitlane/shared-data/invoices';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormRadioGroup, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { FormAmountField } from '../../../payment/amount-field.tsx';
import { ReasonField, reasonSchema } from '../../../payment/reason-field.tsx';

const schema = z.object({
  of: z.enum(['whole', 'lines']),
  /** Rupees, one for each line that can be credited. */
  amounts: z.array(z.nullable(z.number())),
  ...reasonSchema.shape,
});

interface CreditDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Takes an invoice back, whole or some amounts of its lines. The server knows the remaining amount of each line. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { invoice_id: invoiceId, total, credited } = invoice;
  const credit = useCreditInvoice();
  const left = toRupees(toPaise(total) - toPaise(credited));
  const lines = invoice.lines.filter(({ amount }) => amount > 0);
  const form = useZodForm({
    schema,
    defaultValues: { of: 'whole', amounts: lines.map(() => null), reason: '' },
  });
  const isWhole = useWatch({ control: form.control, name: 'of' }) === 'whole';
  const { save } = useSave({
    opened: credited,
    send: ({ of, amounts, reason }: z.output<typeof schema>, { expected, keyed }) => {
      const entered = lines.flatMap(({ position }, index) => {
        const amount = amounts[index];
        return amount ? [{ position, amount }] : [];
      });
      const note = { invoiceId, reason, ...(of === 'lines' && { lines: entered }) };
      return credit.mutateAsync({ ...keyed(note), expectedCredited: expected });
    },
    current: currentOf('credit_invoice'),
    onChanged: 'tell',
    failure: 'Failed to issue the credit note',
    onSaved: ({ number }) => {
      notify.success(`Credit note ${number} issued`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Issue Credit Note"
      label="Issue credit note"
      form={form}
      submitLabel="Issue Credit Note"
      pendingLabel="Issuing..."
      onSubmit={async (values) =>
        values.of === 'lines' && !values.amounts.some(Boolean) ? 'Please enter an amount' : save(values)
      }
      onClose={onClose}
    >
      <FormRadioGroup
        name="of"
        label="Credit"
        options={[
          { id: 'whole', label: `Full balance: ${formatMoneyWithPaise(left)}` },
          { id: 'lines', label: 'Amounts of some lines' },
        ]}
      />
      {!isWhole &&
        lines
          .map(({ amount, ...line }) => ({ ...line, most: Math.min(amount, left) }))
          .map(({ position, description, most }, index) => (
            <FormAmountField
              key={position}
              name={`amounts.${index}`}
              label={`${position}. ${description} (₹)`}
              description={`At most ${formatMoneyWithPaise(most)}${credited > 0 ? ', or the balance of this line' : ''}`}
              maxValue={most}
            />
          ))}
      <ReasonField shownOn="credit note" />
    </FormDialog>
  );
}
