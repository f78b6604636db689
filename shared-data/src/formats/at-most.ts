import * as z from '@pitlane/shared-data/schema';
import { countCharacters } from './count-characters.ts';

/** The rule that a text has no more characters than the database keeps of it. */
export const atMost = (label: string, length: number) =>
  z.refine<string>((text) => countCharacters(text) <= length, {
    error: `${label} must be no more than ${length} characters long`,
  });
