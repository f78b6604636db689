import { tidyText } from '@pitlane/shared-data/formats';
import type { PaymentMethod } from '@pitlane/shared-data/invoices';
import { type Description, DescriptionList } from '@pitlane/shared-ui/core';
import { PlainFormDialog, type PlainFormDialogProps } from '@pitlane/shared-ui/forms';
import { useState } from 'react';
import { checkPayment, type PaymentEntry, PaymentFields } from './payment-fields.tsx';
import { ReasonField } from './reason-field.tsx';

export interface PaymentValues {
  method: PaymentMethod;
  /** Rupees. */
  amount: number;
  reference?: string;
  reason: string;
}

interface PaymentDialogProps {
  title: string;
  /** Paid and due amounts. */
  facts: Description[];
  /** The most that can be taken or given back, in rupees. */
  most: number;
  /** Shown instead of the form when that is nothing. */
  nothing: string;
  hasReason?: boolean;
  /** Answers with the error, if there is one. */
  onSubmit: (values: PaymentValues) => ReturnType<PlainFormDialogProps<string>['onSubmit']>;
  onClose: () => void;
}

export function PaymentDialog({
  title,
  facts,
  most,
  nothing,
  hasReason = false,
  onSubmit,
  onClose,
}: PaymentDialogProps) {
  const [entry, setEntry] = useState<PaymentEntry>({ method: 'cash', amount: most, reference: '' });
  const [reason, setReason] = useState('');
  const check = () => ({
    ...checkPayment(entry),
    reason: hasReason && !reason.trim() && 'Please enter a reason',
  });
  // Also when a colleague was faster while this was open.
  const isNothing = most <= 0;
  const submit = () =>
    onSubmit({
      method: entry.method,
      amount: entry.amount ?? 0,
      reference: tidyText(entry.reference) || undefined,
      reason: tidyText(reason),
    });
  return (
    <PlainFormDialog
      title={title}
      check={check}
      submitLabel={title}
      pendingLabel="Recording..."
      isSubmitDisabled={isNothing}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) =>
        isNothing ? (
          <>
            <DescriptionList items={facts} />
            <p>{nothing}</p>
          </>
        ) : (
          <>
            <DescriptionList items={facts} />
            <PaymentFields
              field={field}
              entry={entry}
              most={most}
              autoFocus
              onChange={(changed) => setEntry((before) => ({ ...before, ...changed }))}
            />
            {hasReason && (
              <ReasonField field={field('reason')} shownOn="receipt" value={reason} onChange={setReason} />
            )}
          </>
        )
      }
    </PlainFormDialog>
  );
}
