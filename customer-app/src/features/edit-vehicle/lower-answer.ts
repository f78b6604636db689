import { createDrafts } from '@pitlane/shared-data/draft';
import * as z from '@pitlane/shared-data/schema';

const lowerAnswer = z.object({
  kilometres: z.number(),
  /** The last reading, than which they are lower. */
  last: z.number(),
  reason: z.enum(['right', 'reset']),
});

/** Why kilometres that were not saved yet are below the last reading. */
export type LowerAnswer = z.infer<typeof lowerAnswer>;

/** Kept as long as what was typed in the form of the vehicle, keyed by vehicle id. */
export const lowerAnswers = createDrafts<LowerAnswer | null>({
  name: 'lower-reading',
  keptIn: 'tab',
  parse: (kept) => z.parse(lowerAnswer, kept),
});
