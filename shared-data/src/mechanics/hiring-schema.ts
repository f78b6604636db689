import * as z from '@pitlane/shared-data/schema';
import { loginFields } from '../accounts/registration-schema.ts';
import { limits } from '../client/database.limits.ts';
import { atMost } from '../formats/at-most.ts';
import { countCharacters } from '../formats/count-characters.ts';
import { tidyText } from '../formats/tidy-text.ts';
import { typedText } from '../formats/typed-text.ts';

const invalidExperience = `Experience must be between 0 and ${limits.experienceYears} years`;
const invalidRate = 'Please enter a valid hourly rate';

/** The names between the commas, trimmed, each once. */
const splitSpecializations = (text: string): string[] => [
  ...new Set(text.split(',').map(tidyText).filter(Boolean)),
];

/** The form that hires a mechanic, with the rules and words of the database, in its order. */
export const hiringSchema = z.object({
  ...loginFields,
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
      // Of the whole field: a form has nowhere to show what is wrong with one name of it.
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
  /** Rupees; null while the field is empty. */
  hourlyRate: z.pipe(
    z.nullable(z.number()),
    z.number(invalidRate).check(z.refine((rate) => rate >= 0.01 && rate <= limits.hourlyRate, invalidRate)),
  ),
});

/** What the hiring form holds. */
export type HiringForm = z.input<typeof hiringSchema>;
