import { toPaise, toRupees } from '@pitlane/shared-data/formats';
import type { ServiceRecord } from '@pitlane/shared-data/requests';

/** What a service cost, in rupees. */
export interface RecordCosts {
  parts: number;
  /** What the final cost holds beside the parts. Below 0 where the garage asked for less than the parts came to. */
  work: number;
  total: number;
}

/** Splits the final cost of a service into its parts and the rest. */
export function recordCosts({ parts, final_cost }: Pick<ServiceRecord, 'parts' | 'final_cost'>): RecordCosts {
  const partsTotal = parts.reduce((sum, { cost }) => sum + toPaise(cost), 0);
  return { parts: toRupees(partsTotal), work: toRupees(toPaise(final_cost) - partsTotal), total: final_cost };
}
