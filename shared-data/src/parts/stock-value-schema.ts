import { limits } from '../client/database.limits.ts';
import { plainNumber } from '../money/plain-number.ts';
import * as z from '../schema/schema.ts';

const message = 'Please enter a valid stock value';

/** A stock as typed: a whole number within the database's limit (spec section 5). */
export const stockValueSchema = z.pipe(
  z.pipe(z.string(), z.transform(plainNumber)),
  z.int(message).check(z.lte(limits.stock, message)),
);
