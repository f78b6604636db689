import * as z from '@pitlane/shared-data/schema';
import { limits } from '../client/database.limits.ts';
import { plainNumber } from '../money/plain-number.ts';

const message = 'Please enter a valid final cost';

/** A final cost as typed, in rupees; null for an empty text, which charges the estimate. */
export const finalCostSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (text.trim() === '' ? null : plainNumber(text))),
  ),
  z.nullable(z.number(message).check(z.lte(limits.finalCost, message))),
);
