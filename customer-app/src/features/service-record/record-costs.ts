import type { ServiceRecord } from '@pitlane/shared-data/requests';

/** What a service cost, in rupees. */
export interface RecordCosts {
  parts: number;
  /** What the final cost holds beside the parts. Below 0 where the garage asked for less than the parts came to. */
  work: number;
  total: number;
}

const paise = (rupees: number) => Math.round(rupees * 100);

/** Splits the final cost of a service into its parts and the rest. */
export function recordCosts({ parts, final_cost }: Pick<ServiceRecord, 'parts' | 'final_cost'>): RecordCosts {
  const partsTotal = parts.reduce((sum, { cost }) => sum + paise(cost), 0);
  return { parts: partsTotal / 100, work: (paise(final_cost) - partsTotal) / 100, total: final_cost };
}
