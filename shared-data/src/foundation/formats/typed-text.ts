import * as z from '../schema/schema.ts';
import { tidyText } from '../schema/tidy-text.ts';

/** The schema of a text input: tidied before validation. */
export const typedText = (...rules: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.pipe(z.pipe(z.string(), z.transform(tidyText)), z.string().check(...rules));
