import { loginFields, optionalEmail, optionalPassword } from '../../accounts/registration-schema.ts';
import { limits } from '../../foundation/client/database.limits.ts';
import { atMost } from '../../foundation/formats/at-most.ts';
import { countCharacters } from '../../foundation/formats/count-characters.ts';
import { typedText } from '../../foundation/formats/typed-text.ts';
import * as z from '../../foundation/schema/schema.ts';
import { tidyText } from '../../foundation/schema/tidy-text.ts';

const invalidExperience = `Experience must be between 0 and ${limits.experienceYears} years`;
/** Of whatever is no rate. */
export const invalidHourlyRate = 'Please enter a valid hourly rate';

/** Rupees; null while the field is empty. */
export const hourlyRateSchema = z.pipe(
  z.nullable(z.number()),
  z
    .number(invalidHourlyRate)
    .check(z.refine((rate) => rate >= 0.01 && rate <= limits.hourlyRate, invalidHourlyRate)),
);

/** Splits at commas, trims and removes duplicates. */
const splitSpecializations = (text: string): string[] => [
  ...new Set(text.split(',').map(tidyText).filter(Boolean)),
];

/** The rules, messages and order are those of the database function; with neither email nor password there is no login. */
const hiringFields = z.object({
  name: loginFields.name,
  email: optionalEmail,
  phone: loginFields.phone,
  password: optionalPassword,
  employeeId: typedText(
    z.minLength(1, { error: 'Employee ID is required', abort: true }),
    atMost('Employee ID', limits.code),
  ),
  /** Separated by commas. */
  specializations: z.pipe(
    z.pipe(z.string(), z.transform(splitSpecializations)),
    z.array(z.string()).check(
      z.maxLength(
        limits.specializations,
        `Please name no more than ${limits.specializations} specializations`,
      ),
      // On the whole field: the form shows one error for it.
      z.refine((names) => names.every((name) => countCharacters(name) <= limits.name), {
        error: `A specialization must be no more than ${limits.name} characters long`,
      }),
    ),
  ),
  /** Null while the field is empty. */
  experienceYears: z.pipe(
    z.nullable(z.number()),
    z
      .int(invalidExperience)
      .check(z.gte(0, invalidExperience), z.lte(limits.experienceYears, invalidExperience)),
  ),
  hourlyRate: hourlyRateSchema,
});

export const hiringSchema = hiringFields.check(
  z.refine(({ email, password }) => email !== '' || password === '', {
    error: 'Email is required',
    path: ['email'],
  }),
  z.refine(({ email, password }) => email === '' || password !== '', {
    error: 'Password is required',
    path: ['password'],
  }),
);

export type HiringForm = z.input<typeof hiringSchema>;
