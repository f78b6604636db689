import { useSave } from '@pitlane/shared-data/forms';
import { FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import type { ReactNode } from 'react';
import { ReasonField, reasonSchema } from './reason-field.tsx';

interface CorrectionDialogProps {
  title: string;
  /** The accessible name of the form; the title without it. */
  label?: string;
  submitLabel: string;
  /** What was entered by mistake. */
  children: ReactNode;
  /** The paper for the customer that shows the reason. */
  shownOn?: 'receipt';
  correct: (sent: { reason: string; idempotencyKey: string }) => Promise<unknown>;
  failure: string;
  /** What is said once it is corrected. */
  done: string;
  onClose: () => void;
}

/** Undoes a wrong entry by one of the opposite amount. */
export function CorrectionDialog({
  children,
  shownOn,
  correct,
  failure,
  done,
  ...dialog
}: CorrectionDialogProps) {
  const form = useZodForm({ schema: reasonSchema, defaultValues: { reason: '' } });
  const { save } = useSave({
    send: (values: { reason: string }, { keyed }) => correct(keyed(values)),
    failure,
    onSaved: () => {
      notify.success(done);
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} pendingLabel="Correcting..." onSubmit={save}>
      <p>{children}</p>
      <ReasonField shownOn={shownOn} autoFocus />
    </FormDialog>
  );
}
