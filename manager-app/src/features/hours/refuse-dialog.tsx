import { formatDate, tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { type ClockCorrection, timesOf, useDecideCorrection } from '@pitlane/shared-data/hours';
import { TextField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';

interface RefuseDialogProps {
  correction: ClockCorrection;
  onClose: () => void;
}

/** A refusal needs a word, which the mechanic reads. */
export function RefuseDialog({ correction, onClose }: RefuseDialogProps) {
  const decide = useDecideCorrection();
  const answerOf = (values: FormData) => tidyText(String(values.get('answer') ?? ''));
  return (
    <PlainFormDialog<'answer'>
      title={`Refuse the Correction of ${correction.mechanic_name}`}
      check={(values) => ({ answer: !answerOf(values) && 'Please say why' })}
      submitLabel="Refuse"
      pendingLabel="Saving..."
      onSubmit={(values) =>
        sendForm(
          decide.mutateAsync({
            correctionId: correction.correction_id,
            accept: false,
            answer: answerOf(values),
          }),
          'Failed to refuse the correction. Please try again.',
          () => {
            notify.success('Correction refused');
            onClose();
          },
        )
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {`${formatDate(correction.started_at)}, ${timesOf(correction.started_at, correction.ended_at)}: ${correction.reason}`}
          </p>
          <TextField
            {...field('answer')}
            label="Why"
            description="The mechanic reads it."
            autoFocus
            isRequired
          />
        </>
      )}
    </PlainFormDialog>
  );
}
