import { useSave } from '@pitlane/shared-data/forms';
import {
  type CorrectionSubject,
  type CorrectionValues,
  correctionDefaults,
  correctionSchema,
  jobsToAddQuery,
  proposalOf,
  useProposeCorrection,
  workOf,
  workOptions,
} from '@pitlane/shared-data/hours';
import { useSession } from '@pitlane/shared-data/session';
import { ClockEntryFields, FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';

interface CorrectionDialogProps extends CorrectionSubject {
  onClose: () => void;
}

/** Says what an entry should be. A mechanic's word waits for a manager, a manager's holds at once. */
export function CorrectionDialog({ onClose, ...subject }: CorrectionDialogProps) {
  const { entry, mechanicId } = subject;
  const propose = useProposeCorrection();
  const jobs = useQuery({ ...jobsToAddQuery({ mechanicId: mechanicId }), enabled: !entry });
  const isManager = useSession().account?.role === 'manager';
  const form = useZodForm({ schema: correctionSchema, defaultValues: correctionDefaults(subject) });
  const { save } = useSave({
    send: (values: CorrectionValues) => propose.mutateAsync(proposalOf(values, entry)),
    failure: 'Failed to save the correction. Please try again.',
    onSaved: () => {
      notify.success(isManager ? 'Hours corrected' : 'A manager decides about the correction');
      onClose();
    },
  });
  return (
    <FormDialog
      title={entry ? `Correct ${workOf(entry)}` : 'Missing Entry'}
      form={form}
      submitLabel={isManager ? 'Save' : 'Propose'}
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <ClockEntryFields
        work={entry ? undefined : workOptions(jobs.data ?? [])}
        workHint={
          jobs.isError ? 'The jobs could not be loaded.' : jobs.isLoading ? 'Loading the jobs...' : undefined
        }
        reasonHint={isManager ? 'The mechanic reads it.' : 'The manager reads it.'}
      />
    </FormDialog>
  );
}
