import * as z from 'zod';
import { count, day, text } from '../../foundation/answers/shapes.ts';

/** How often a kind of call was refused on a day. `kind`: denied_, limit_ or wrong_ with what it is about. */
const refusalCount = z.strictObject({ day, kind: text, count });

export const refusalAnswers = { list_refusals: z.array(refusalCount) };

export type RefusalCount = z.infer<typeof refusalCount>;
