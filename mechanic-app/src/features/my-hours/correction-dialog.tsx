import { sendForm } from '@pitlane/shared-data/forms';
import {
  type ClockEntry,
  localTime,
  type OtherWork,
  otherWorkLabels,
  useProposeCorrection,
  workOf,
} from '@pitlane/shared-data/hours';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormSelect, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

const time = z.string().check(z.minLength(1, 'Please enter a time'));
const schema = z.object({
  startedAt: time,
  endedAt: time,
  reason: z.string().check(z.trim(), z.minLength(1, 'Please enter a reason')),
  otherWork: z.string(),
});

const kinds = Object.entries(otherWorkLabels).map(([id, label]) => ({ id, label }));

interface CorrectionDialogProps {
  /** Without one, an entry is missing. */
  entry: ClockEntry | undefined;
  onClose: () => void;
}

/** Says what an entry should be; a manager decides. */
export function CorrectionDialog({ entry, onClose }: CorrectionDialogProps) {
  const propose = useProposeCorrection();
  const form = useZodForm({
    schema,
    defaultValues: {
      startedAt: entry ? localTime(entry.started_at) : '',
      endedAt: entry?.ended_at ? localTime(entry.ended_at) : '',
      reason: '',
      otherWork: 'driving',
    },
  });
  return (
    <FormDialog
      title={entry ? `Correct ${workOf(entry)}` : 'Missing Entry'}
      form={form}
      submitLabel="Propose"
      pendingLabel="Saving..."
      onSubmit={({ startedAt, endedAt, reason, otherWork }) =>
        sendForm(
          propose.mutateAsync({
            ...{ startedAt, endedAt, reason },
            ...(entry ? { entryId: entry.entry_id } : { otherWork: otherWork as OtherWork }),
          }),
          'Failed to save the correction. Please try again.',
          () => {
            notify.success('A manager decides about the correction');
            onClose();
          },
        )
      }
      onClose={onClose}
    >
      {!entry && <FormSelect name="otherWork" label="Work" options={kinds} />}
      <FormTextField name="startedAt" label="Began" type="datetime-local" isRequired />
      <FormTextField name="endedAt" label="Ended" type="datetime-local" isRequired />
      <FormTextField name="reason" label="Reason" description="The manager reads it." isRequired />
    </FormDialog>
  );
}
