import { useAddReading, useLowerAnswer, useLowerReading } from '@pitlane/shared-data/care';
import { problemOf } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { NumberField } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { LowerReadingDialog } from '@pitlane/shared-ui/lower-reading';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';

interface ReadingDialogProps {
  vehicleId: number;
  onClose: () => void;
}

/** What the odometer shows now. A reading below the last is asked about, once for the same kilometres. */
export function ReadingDialog({ vehicleId, onClose }: ReadingDialogProps) {
  const add = useAddReading();
  const [kilometres, setKilometres] = useState<number | null>(null);
  const { lower, send } = useLowerReading(useLowerAnswer(vehicleId));

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
        onClose={onClose}
      >
        {({ field }) => (
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
              field('kilometres').onChange();
            }}
          />
        )}
      </PlainFormDialog>
      {lower && <LowerReadingDialog {...lower} />}
    </>
  );
}
