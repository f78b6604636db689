import { FormDateField, FormDialog, FormTextArea, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { type DueActionsProps, problemIn } from './due-actions-props.ts';

interface PutOffDialogProps {
  due: Pick<DueActionsProps, 'work' | 'putOffHint' | 'putOffSchema' | 'maxLength' | 'putOff'>;
  onClose: () => void;
}

/** Until which day nobody is asked about it, and why. */
export function PutOffDialog({ due, onClose }: PutOffDialogProps) {
  const { work, putOffHint, putOffSchema, maxLength, putOff } = due;
  const form = useZodForm({ schema: putOffSchema, defaultValues: { until: '', reason: '' } });
  const submit = async ({ until, reason }: { until: string; reason: string }) => {
    const outcome = await putOff(until, reason);
    if (outcome.isDone) {
      if (outcome.text) notify.success(outcome.text);
      onClose();
    }
    return problemIn(outcome);
  };
  return (
    <FormDialog
      title={`Put off ${work}`}
      form={form}
      submitLabel="Put Off"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      <FormDateField name="until" label="Until" description={putOffHint} isRequired />
      <FormTextArea name="reason" label="Reason" isRequired rows={2} maxLength={maxLength} />
    </FormDialog>
  );
}
