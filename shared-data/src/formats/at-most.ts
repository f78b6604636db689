import * as z from '@pitlane/shared-data/schema';
import { countCharacters } from './count-characters.ts';

const figure = new Intl.NumberFormat('en-IN');

/** A maximum length, in characters as the database counts them. */
export const atMost = (label: string, length: number) =>
  z.refine<string>((text) => countCharacters(text) <= length, {
    error: `${label} must be no more than ${figure.format(length)} characters long`,
  });
