// biome-ignore lint/style/noRestrictedImports: part of schema.ts
import { type core, minLength, nullable, number, overwrite, pipe, refine, string } from 'zod/mini';
import { tidyText } from './tidy-text.ts';

/** A text without spaces around it, and without what the database cannot store. */
export const tidied = () => string().check(overwrite(tidyText));

export const requiredText = (message: string) => tidied().check(minLength(1, message));

/** null is an empty field. */
export const requiredNumber = (message: string) => pipe(nullable(number()), number(message));

/** More than nothing. */
export const requiredAmount = (message: string) =>
  requiredNumber(message).check(refine((amount) => amount !== 0, message));

/** A check of rules between fields: what is wrong by field, such as `lines.0.quantity`, in the order to report it. */
export const byField =
  <Values>(check: (values: Values) => Record<string, string | false | undefined>) =>
  ({ value, issues }: core.ParsePayload<Values>) => {
    for (const [field, message] of Object.entries(check(value))) {
      if (message) issues.push({ code: 'custom', input: value, path: field.split('.'), message });
    }
  };
