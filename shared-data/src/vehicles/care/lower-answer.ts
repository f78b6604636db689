import { number, object, oneOf, type Valid } from '../../foundation/schema/validators.ts';

/** What a kept answer is, for drafts that hold one. */
export const lowerAnswer = object({
  kilometres: number,
  /** The last reading, than which they are lower, or much higher. */
  last: number,
  reason: oneOf('right', 'reset'),
});

/** Why kilometres that were not saved yet are below the last reading, or far above it. */
export type LowerAnswer = Valid<typeof lowerAnswer>;
