import type { CurrentAnswers } from '../../answers/current-answers.ts';
import { DataError } from './data-error.ts';

/** Reads what stands there now from the error of a function, where that is why it refused (PT412). */
export const currentOf =
  <Name extends keyof CurrentAnswers>(_: Name) =>
  (error: unknown): CurrentAnswers[Name] | undefined => {
    if (!(error instanceof DataError) || error.kind !== 'changed') return undefined;
    try {
      return JSON.parse(error.detail ?? '');
    } catch {
      // A database of an earlier release may tell it as a text.
      return undefined;
    }
  };
