import * as z from '@pitlane/shared-data/schema';
import { type Description, DescriptionList } from '@pitlane/shared-ui/core';
import { FormDialog, type FormProps, useZodForm } from '@pitlane/shared-ui/forms';
import { type PaymentEntry, PaymentFields, paymentSchema } from './payment-fields.tsx';
import { ReasonField, reasonSchema } from './reason-field.tsx';

const refundSchema = z.object({ ...paymentSchema.shape, ...reasonSchema.shape });
const noReasonSchema = z.object({ ...paymentSchema.shape, reason: z.tidied() });

/** Without a reason where none is asked for. */
export type PaymentValues = z.output<typeof refundSchema>;

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
  onSubmit: FormProps<PaymentEntry, PaymentValues>['onSubmit'];
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
  const form = useZodForm({
    schema: hasReason ? refundSchema : noReasonSchema,
    defaultValues: { method: 'cash', amount: most, reference: '', reason: '' },
  });
  // Also when a colleague was faster while this was open.
  const isNothing = most <= 0;
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={title}
      pendingLabel="Recording..."
      isSubmitDisabled={isNothing}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <DescriptionList items={facts} />
      {isNothing ? <p>{nothing}</p> : <PaymentFields most={most} autoFocus />}
      {!isNothing && hasReason && <ReasonField shownOn="receipt" />}
    </FormDialog>
  );
}
