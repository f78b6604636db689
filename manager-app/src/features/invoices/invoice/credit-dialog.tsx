import { messageFor } from '@pitlane/shared-data/data-error';
import { formatMoneyWithPaise, tidyText, toPaise, toRupees } from '@pitlane/shared-data/formats';
import { type Invoice, useCreditInvoice } from '@pitlane/shared-data/invoices';
import { limits } from '@pitlane/shared-data/limits';
import { Button, Dialog, PlainForm, RadioGroup, TextArea } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { AmountField } from '../../../payment/amount-field.tsx';
import { useExpectedSum } from '../../../payment/use-expected-sum.ts';
import { useIdempotencyKey } from '../../../payment/use-idempotency-key.ts';

interface CreditDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Takes an invoice back, whole or some amounts of its lines. The server knows what is left of each line. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const credit = useCreditInvoice();
  const keyFor = useIdempotencyKey();
  const [isWhole, setWhole] = useState(true);
  const [amounts, setAmounts] = useState<Record<number, number | null>>({});
  const [reason, setReason] = useState('');
  const { expected: expectedCredited, acceptChange } = useExpectedSum(invoice.credited, Number);
  const left = toRupees(toPaise(invoice.total) - toPaise(invoice.credited));
  const lines = Object.entries(amounts).flatMap(([position, amount]) =>
    amount ? [{ position: Number(position), amount }] : [],
  );

  const submit = async () => {
    if (!isWhole && lines.length === 0) return 'Please enter an amount';
    const note = {
      invoiceId: invoice.invoice_id,
      reason: tidyText(reason),
      ...(!isWhole && { lines }),
    };
    try {
      const { number } = await credit.mutateAsync({
        ...note,
        expectedCredited,
        idempotencyKey: keyFor(note),
      });
      notify.success(`Credit note ${number} issued`);
      onClose();
      return undefined;
    } catch (error) {
      acceptChange(error);
      return messageFor(error, 'Failed to issue the credit note');
    }
  };

  return (
    <Dialog title="Issue Credit Note" isOpen isDismissable={!credit.isPending} onOpenChange={onClose}>
      <PlainForm
        label="Issue credit note"
        check={() => ({ reason: !reason.trim() && 'Please enter a reason' })}
        onSubmit={submit}
      >
        {({ field, isPending }) => (
          <>
            <RadioGroup
              label="What is taken off"
              options={[
                { id: 'whole', label: `All that is left: ${formatMoneyWithPaise(left)}` },
                { id: 'lines', label: 'Amounts of some lines' },
              ]}
              value={isWhole ? 'whole' : 'lines'}
              onChange={(chosen) => setWhole(chosen === 'whole')}
            />
            {!isWhole &&
              invoice.lines
                .filter(({ amount }) => amount > 0)
                .map(({ amount, ...line }) => ({ ...line, most: Math.min(amount, left) }))
                .map(({ position, description, most }) => (
                  <AmountField
                    key={position}
                    label={`${position}. ${description} (₹)`}
                    description={`At most ${formatMoneyWithPaise(most)}${invoice.credited > 0 ? ', or what is left of this line' : ''}`}
                    maxValue={most}
                    value={amounts[position] ?? null}
                    onChange={(entered) => setAmounts({ ...amounts, [position]: entered })}
                  />
                ))}
            <TextArea
              {...field('reason')}
              label="Reason"
              description="The customer sees it on the credit note"
              isRequired
              rows={2}
              maxLength={limits.notes}
              value={reason}
              onChange={(entered) => {
                field('reason').onChange();
                setReason(entered);
              }}
            />
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Issuing...">
              Issue Credit Note
            </Button>
          </>
        )}
      </PlainForm>
    </Dialog>
  );
}
