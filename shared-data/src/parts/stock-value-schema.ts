import { limits } from '../foundation/client/database.limits.ts';
import { plainNumber } from '../foundation/numbers/plain-number.ts';
import { quantityProblem } from '../foundation/numbers/quantity-limits.ts';
import * as z from '../foundation/schema/schema.ts';

const message = 'Please enter a valid stock value';

/** A stock as typed, within the database's limit; of what is counted, a whole number of its unit. */
export const stockValueSchema = (unit: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => plainNumber(text, 3)),
    ),
    z.number(message).check(
      z.lte(limits.stock, message),
      z.refine((quantity) => quantityProblem(quantity, unit) === undefined, {
        error: ({ input }) => quantityProblem(Number(input), unit),
      }),
    ),
  );
