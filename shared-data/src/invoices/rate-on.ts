import type { TaxedKind, TaxRate } from './drafts-answers.ts';

/** The rate of a kind of line on a day, in percent; the list is newest first in each kind, as the server sends it. */
export const rateOn = (rates: readonly TaxRate[], kind: TaxedKind, day: string): number | null =>
  rates.find((rate) => rate.kind === kind && rate.valid_from <= day)?.rate ?? null;
