import { loginFields, optionalEmail } from '../../accounts/registration-schema.ts';
import { limits } from '../../foundation/client/database.limits.ts';
import { atMost } from '../../foundation/formats/at-most.ts';
import { typedText } from '../../foundation/formats/typed-text.ts';
import * as z from '../../foundation/schema/schema.ts';
import { fuelLevels } from './front-desk.ts';

const fuelMissing = 'Please choose how full the tank is';
const kilometresMissing = 'Kilometres are required';
const kilometresInvalid = `Kilometres must be between 0 and ${new Intl.NumberFormat('en-IN').format(limits.kmDriven)}`;

/** The rules, messages and order are those of the database functions. */
export const walkInSchema = z.object({ name: loginFields.name, phone: loginFields.phone });

/** The email may stay empty. Only the database knows those in use. */
export const invitationSchema = z.object({ email: optionalEmail });

export const checkInSchema = z.object({
  /** Null while the field is empty. */
  kilometres: z.pipe(
    z.nullable(z.number()),
    z.int(kilometresMissing).check(z.gte(0, kilometresInvalid), z.lte(limits.kmDriven, kilometresInvalid)),
  ),
  /** Empty until someone has read the gauge. */
  fuel: z.pipe(z.enum(['', ...fuelLevels], fuelMissing), z.enum(fuelLevels, fuelMissing)),
  keyNumber: typedText(atMost('Key number', limits.code)),
  belongings: typedText(atMost('Things left in the car', limits.description)),
  /** On the garage's clock; empty for no promise. */
  promisedAt: z.string(),
});

export type InvitationForm = z.input<typeof invitationSchema>;
export type CheckInForm = z.input<typeof checkInSchema>;
