import { useAddReading, useLowerAnswer, useLowerReading } from '@pitlane/shared-data/care';
import { createDrafts, useDraft } from '@pitlane/shared-data/draft';
import { problemOf } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { number, validate } from '@pitlane/shared-data/validators';
import { NumberField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { LowerReadingDialog } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { KeptNotice, Restartable } from '../../../draft/kept-notice.tsx';

/** Kilometres that are not saved yet, keyed by vehicle id. */
const readingDrafts = createDrafts<number | null>({
  name: 'reading',
  keptIn: 'tab',
  parse: (kept) => validate(number, kept),
});

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
  const [kilometres, setKilometres] = useState(opened);
  const answer = useLowerAnswer(vehicleId);
  const { lower, send } = useLowerReading(answer);

  const keepTyped = (typed: number | null) => (typed === null ? discard() : keep(typed));
  const startOver = () => {
    discard();
    answer.forget();
    onRestart();
  };

  const submit = async () => {
    if (kilometres === null) return undefined;
    try {
      await send(kilometres, (lowerIs) => add.mutateAsync({ vehicleId, kilometres, lowerIs }));
    } catch (error) {
      return problemOf(error, 'Failed to save the reading');
    }
    notify.success('Reading saved');
    onClose();
    return undefined;
  };

  return (
    <>
      <PlainFormDialog<'kilometres'>
        title="Add Reading"
        size="small"
        check={() => ({ kilometres: kilometres === null && 'Please enter the kilometres' })}
        submitLabel="Save"
        pendingLabel="Saving..."
        onSubmit={submit}
        isBegun={isKept}
        onClose={onClose}
      >
        {({ field }) => (
          <>
            {isKept && <KeptNotice onStartOver={startOver} />}
            <NumberField
              {...field('kilometres')}
              label="Kilometres"
              description="As the odometer shows them now"
              hasSteppers={false}
              isRequired
              autoFocus
              minValue={0}
              maxValue={limits.kmDriven}
              formatOptions={{ maximumFractionDigits: 0 }}
              value={kilometres}
              onChange={(entered) => {
                setKilometres(entered);
                keepTyped(entered);
                field('kilometres').onChange();
              }}
            />
          </>
        )}
      </PlainFormDialog>
      {lower && <LowerReadingDialog {...lower} />}
    </>
  );
}
