import { formatMoneyWithPaise, tidyText, toPaise, toRupees } from '@pitlane/shared-data/formats';
import { problemOf, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type Invoice, useCreditInvoice } from '@pitlane/shared-data/invoices';
import { RadioGroup } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { AmountField } from '../../../payment/amount-field.tsx';
import { ReasonField } from '../../../payment/reason-field.tsx';
import { useExpectedSum } from '../../../payment/use-expected-sum.ts';

interface CreditDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Takes an invoice back, whole or some amounts of its lines. The server knows the remaining amount of each line. */
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
      const sent = { ...note, expectedCredited, idempotencyKey: keyFor(note) };
      const { number } = await credit.mutateAsync(sent);
      notify.success(`Credit note ${number} issued`);
    } catch (error) {
      acceptChange(error);
      return problemOf(error, 'Failed to issue the credit note');
    }
    onClose();
    return undefined;
  };

  return (
    <PlainFormDialog
      title="Issue Credit Note"
      label="Issue credit note"
      check={() => ({ reason: !reason.trim() && 'Please enter a reason' })}
      submitLabel="Issue Credit Note"
      pendingLabel="Issuing..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <RadioGroup
            label="Credit"
            options={[
              { id: 'whole', label: `Full balance: ${formatMoneyWithPaise(left)}` },
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
                  description={`At most ${formatMoneyWithPaise(most)}${invoice.credited > 0 ? ', or the balance of this line' : ''}`}
                  maxValue={most}
                  value={amounts[position] ?? null}
                  onChange={(entered) => setAmounts({ ...amounts, [position]: entered })}
                />
              ))}
          <ReasonField field={field('reason')} shownOn="credit note" value={reason} onChange={setReason} />
        </>
      )}
    </PlainFormDialog>
  );
}
