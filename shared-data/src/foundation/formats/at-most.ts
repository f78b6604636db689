import * as z from '../schema/schema.ts';
import { formatCount } from './count.ts';
import { countCharacters } from './count-characters.ts';

/** A maximum length, in characters as the database counts them. */
export const atMost = (label: string, length: number) =>
  z.refine<string>((text) => countCharacters(text) <= length, {
    error: `${label} must be no more than ${formatCount(length)} characters long`,
  });
