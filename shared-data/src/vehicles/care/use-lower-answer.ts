import { useState } from 'react';
import { createDrafts } from '../../foundation/device/drafts.ts';
import { useDraft } from '../../foundation/device/use-draft.ts';
import { validate } from '../../foundation/schema/validators.ts';
import { type LowerAnswer, lowerAnswer } from './lower-answer.ts';

/** Kept as long as the form of a vehicle that asked, keyed by vehicle id. */
const lowerAnswers = createDrafts<LowerAnswer | null>({
  name: 'lower-reading',
  keptIn: 'tab',
  parse: (kept) => validate(lowerAnswer, kept),
});

/** The answer about a vehicle's lower reading, for `useLowerReading`: after a failed save or a reload nobody is asked again. */
export function useLowerAnswer(vehicleId: number) {
  const { opened, keep, discard } = useDraft(lowerAnswers, vehicleId, () => null);
  const [answer, setAnswer] = useState(opened);
  return {
    answer,
    keep: (given: LowerAnswer) => {
      setAnswer(given);
      keep(given);
    },
    forget: () => {
      setAnswer(null);
      discard();
    },
  };
}
