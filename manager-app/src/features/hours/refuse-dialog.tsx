import { formatDate } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { type ClockCorrection, timesOf, useDecideCorrection } from '@pitlane/shared-data/hours';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

interface RefuseDialogProps {
  correction: ClockCorrection;
  onClose: () => void;
}

const schema = z.object({ answer: z.requiredText('Please say why') });

/** A refusal needs a word, which the mechanic reads. */
export function RefuseDialog({ correction, onClose }: RefuseDialogProps) {
  const { correction_id: correctionId, mechanic_name, started_at, ended_at, reason } = correction;
  const decide = useDecideCorrection();
  const form = useZodForm({ schema, defaultValues: { answer: '' } });
  const { save } = useSave({
    send: ({ answer }: z.output<typeof schema>) =>
      decide.mutateAsync({ correctionId, accept: false, answer }),
    failure: 'Failed to refuse the correction. Please try again.',
    onSaved: () => {
      notify.success('Correction refused');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Refuse the Correction of ${mechanic_name}`}
      form={form}
      submitLabel="Refuse"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>{`${formatDate(started_at)}, ${timesOf(started_at, ended_at)}: ${reason}`}</p>
      <FormTextField name="answer" label="Why" description="The mechanic reads it." autoFocus isRequired />
    </FormDialog>
  );
}
