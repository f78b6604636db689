import { useSave } from '@pitlane/shared-data/forms';
import {
  type ClockEntry,
  type CorrectionValues,
  correctionDefaults,
  correctionSchema,
  type Hours,
  jobsToAddQuery,
  proposalOf,
  useProposeCorrection,
  workOf,
  workOptions,
} from '@pitlane/shared-data/hours';
import { ClockEntryFields, FormDialog, useWatch, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

interface CorrectionDialogProps {
  /** Without one, an entry is missing. */
  entry?: ClockEntry | undefined;
  mechanics: Hours['mechanics'];
  /** Of whom an entry is missing, until another is chosen. */
  mechanicId?: string | undefined;
  onClose: () => void;
}

/** A manager's own correction holds at once. The hours as they were, who changed them and why are kept. */
export function CorrectionDialog({ entry, mechanics, mechanicId, onClose }: CorrectionDialogProps) {
  const propose = useProposeCorrection();
  const form = useZodForm({
    schema: correctionSchema,
    defaultValues: correctionDefaults({ entry, mechanicId }),
  });
  const chosen = useWatch({ control: form.control, name: 'mechanic_id' });
  const jobs = useQuery({ ...jobsToAddQuery({ mechanicId: chosen }), enabled: !entry && chosen !== '' });
  const { save } = useSave({
    send: (values: CorrectionValues) => propose.mutateAsync(proposalOf(values, entry)),
    failure: 'Failed to save the correction. Please try again.',
    onSaved: () => {
      notify.success(entry ? 'Hours corrected' : 'Entry added');
      onClose();
    },
  });
  return (
    <FormDialog
      title={entry ? `Correct ${workOf(entry)} of ${entry.mechanic_name}` : 'Add Entry'}
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ClockEntryFields
        mechanics={entry ? undefined : mechanics.map(({ mechanic_id: id, name: label }) => ({ id, label }))}
        work={entry ? undefined : workOptions(jobs.data ?? [])}
        workHint={
          jobs.isError ? 'The jobs could not be loaded.' : jobs.isLoading ? 'Loading the jobs...' : undefined
        }
        reasonHint="The mechanic reads it."
      />
    </FormDialog>
  );
}
