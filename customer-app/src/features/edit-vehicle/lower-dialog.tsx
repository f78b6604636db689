import { formatKilometres } from '@pitlane/shared-data/formats';
import { Select } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { useState } from 'react';
import { type LowerReason, lowerReasons } from '../../vehicle/lower-reasons.ts';

interface LowerDialogProps {
  kilometres: number;
  last: number;
  /** Null: it is not right, and nothing is saved. */
  onAnswer: (reason: LowerReason | null) => void;
}

/** Asks about kilometres below the last reading. */
export function LowerDialog({ kilometres, last, onAnswer }: LowerDialogProps) {
  const [chosen, setChosen] = useState('');
  const reason = lowerReasons.find(({ id }) => id === chosen)?.id;
  return (
    <PlainFormDialog<'lower_is'>
      title="Lower than the last reading"
      size="small"
      check={() => ({ lower_is: !reason && 'Please say why it is lower' })}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={async () => {
        if (reason) onAnswer(reason);
        return undefined;
      }}
      onClose={() => onAnswer(null)}
    >
      {({ field }) => (
        <>
          <p>
            The last reading was {formatKilometres(last)}. You entered {formatKilometres(kilometres)}.
          </p>
          <Select
            name="lower_is"
            errorMessage={field('lower_is').errorMessage}
            label="Why it is lower"
            isRequired
            options={lowerReasons}
            value={chosen}
            onChange={(id) => {
              setChosen(id);
              field('lower_is').onChange();
            }}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
