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
import { useSession } from '@pitlane/shared-data/session';
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
  entry?: ClockEntry | undefined;
  /** On which an entry is missing. */
  day?: string | undefined;
  /** Of whom one is missing; from a manager. */
  mechanicId?: string | undefined;
  onClose: () => void;
}

/** Says what an entry should be. A mechanic's word waits for a manager, a manager's holds at once. */
export function CorrectionDialog({ entry, day, mechanicId, onClose }: CorrectionDialogProps) {
  const propose = useProposeCorrection();
  const isManager = useSession().account?.role === 'manager';
  const form = useZodForm({
    schema,
    defaultValues: {
      startedAt: entry ? localTime(entry.started_at) : day ? `${day}T09:00` : '',
      endedAt: entry?.ended_at ? localTime(entry.ended_at) : day ? `${day}T10:00` : '',
      reason: '',
      otherWork: 'driving',
    },
  });
  return (
    <FormDialog
      title={entry ? `Correct ${workOf(entry)}` : 'Missing Entry'}
      form={form}
      submitLabel={isManager ? 'Save' : 'Propose'}
      pendingLabel="Saving..."
      onSubmit={({ startedAt, endedAt, reason, otherWork }) =>
        sendForm(
          propose.mutateAsync({
            ...{ startedAt, endedAt, reason },
            ...(entry ? { entryId: entry.entry_id } : { otherWork: otherWork as OtherWork }),
            ...(mechanicId && !entry && { mechanicId }),
          }),
          'Failed to save the correction. Please try again.',
          () => {
            notify.success(isManager ? 'Hours corrected' : 'A manager decides about the correction');
            onClose();
          },
        )
      }
      onClose={onClose}
    >
      {!entry && <FormSelect name="otherWork" label="Work" options={kinds} />}
      <FormTextField name="startedAt" label="Began" type="datetime-local" isRequired />
      <FormTextField name="endedAt" label="Ended" type="datetime-local" isRequired />
      <FormTextField
        name="reason"
        label="Reason"
        description={isManager ? 'The mechanic reads it.' : 'The manager reads it.'}
        isRequired
      />
    </FormDialog>
  );
}
