import { useAddReading } from '@pitlane/shared-data/care';
import { DataError } from '@pitlane/shared-data/data-error';
import { problemOf } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { NumberField, Select } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { lowerReasons } from '../../../vehicle/lower-reasons.ts';

interface ReadingDialogProps {
  vehicleId: number;
  onClose: () => void;
}

/** What the odometer shows now. A reading below the last is asked about. */
export function ReadingDialog({ vehicleId, onClose }: ReadingDialogProps) {
  const add = useAddReading();
  const [kilometres, setKilometres] = useState<number | null>(null);
  const [isLower, setLower] = useState(false);
  const [reason, setReason] = useState('');
  const lowerIs = lowerReasons.find(({ id }) => id === reason)?.id;

  const submit = async () => {
    if (kilometres === null) return undefined;
    try {
      await add.mutateAsync({ vehicleId, kilometres, lowerIs: isLower ? lowerIs : undefined });
    } catch (error) {
      if (error instanceof DataError && error.kind === 'conflict' && error.field === 'kilometres')
        setLower(true);
      return problemOf(error, 'Failed to save the reading');
    }
    notify.success('Reading saved');
    onClose();
    return undefined;
  };

  return (
    <PlainFormDialog<'kilometres' | 'lower_is'>
      title="Add Reading"
      size="small"
      check={() => ({
        kilometres: kilometres === null && 'Please enter the kilometres',
        lower_is: isLower && !lowerIs && 'Please say why it is lower',
      })}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
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
              setLower(false);
              field('kilometres').onChange();
            }}
          />
          {isLower && (
            <Select
              name="lower_is"
              errorMessage={field('lower_is').errorMessage}
              label="Why it is lower"
              isRequired
              options={lowerReasons}
              value={reason}
              onChange={(chosen) => {
                setReason(chosen);
                field('lower_is').onChange();
              }}
            />
          )}
        </>
      )}
    </PlainFormDialog>
  );
}
