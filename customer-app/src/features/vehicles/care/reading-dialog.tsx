import { useAddReading, useLowerAnswer, useLowerReading } from '@pitlane/shared-data/care';
import { createDrafts, useDraft } from '@pitlane/shared-data/draft';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { number, validate } from '@pitlane/shared-data/validators';
import { FormDialog, FormNumberField, useZodForm } from '@pitlane/shared-ui/forms';
import { LowerReadingDialog } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { KeptNotice, Restartable } from '../../../draft/kept-notice.tsx';

/** Kilometres that are not saved yet, keyed by vehicle id. */
const readingDrafts = createDrafts<number | null>({
  name: 'reading',
  keptIn: 'tab',
  parse: (kept) => validate(number, kept),
});

const schema = z.object({ kilometres: z.requiredNumber('Please enter the kilometres') });

interface ReadingDialogProps {
  vehicleId: number;
  onClose: () => void;
}

/** What the odometer shows now. A reading below the last is asked about, once for the same kilometres. */
export const ReadingDialog = (props: ReadingDialogProps) => (
  <Restartable>{(restart) => <Reading {...props} onRestart={restart} />}</Restartable>
);

function Reading({ vehicleId, onClose, onRestart }: ReadingDialogProps & { onRestart: () => void }) {
  const add = useAddReading();
  const { opened, isKept, keep, discard } = useDraft(readingDrafts, vehicleId, () => null);
  const form = useZodForm({ schema, defaultValues: { kilometres: opened } });
  const answer = useLowerAnswer(vehicleId);
  const { lower, send } = useLowerReading(answer);

  const keepTyped = (typed: number | null) => (typed === null ? discard() : keep(typed));
  const startOver = () => {
    discard();
    answer.forget();
    onRestart();
  };

  const { save } = useSave({
    send: ({ kilometres }: z.output<typeof schema>) =>
      send(kilometres, (lowerIs) => add.mutateAsync({ vehicleId, kilometres, lowerIs })),
    failure: 'Failed to save the reading',
    onSaved: () => {
      notify.success('Reading saved');
      onClose();
    },
  });

  return (
    <>
      <FormDialog
        title="Add Reading"
        size="small"
        form={form}
        submitLabel="Save"
        pendingLabel="Saving..."
        onSubmit={save}
        isBegun={isKept}
        onClose={onClose}
      >
        {isKept && <KeptNotice onStartOver={startOver} />}
        <FormNumberField
          name="kilometres"
          label="Kilometres"
          description="As the odometer shows them now"
          hasSteppers={false}
          isRequired
          autoFocus
          minValue={0}
          maxValue={limits.kmDriven}
          formatOptions={{ maximumFractionDigits: 0 }}
          onValueChange={() => keepTyped(form.getValues('kilometres'))}
        />
      </FormDialog>
      {lower && <LowerReadingDialog {...lower} />}
    </>
  );
}
