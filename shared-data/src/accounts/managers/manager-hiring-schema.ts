import * as z from '../../foundation/schema/schema.ts';
import { loginFields } from '../registration-schema.ts';

/** The rules, messages and order are those of the database function. */
export const managerHiringSchema = z.object({
  ...loginFields,
  mayPay: z.boolean(),
  mayChangeSettings: z.boolean(),
});

export type ManagerHiringForm = z.input<typeof managerHiringSchema>;
