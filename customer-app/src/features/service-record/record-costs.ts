import { toPaise, toRupees } from '@pitlane/shared-data/formats';
import type { ServiceRecord } from '@pitlane/shared-data/requests';

/** In rupees. */
export interface RecordCosts {
  parts: number;
  /** The final cost without the parts. Negative where the final cost is lower than the cost of the parts. */
  work: number;
  total: number;
}

export function recordCosts({ parts, final_cost }: Pick<ServiceRecord, 'parts' | 'final_cost'>): RecordCosts {
  const partsTotal = parts.reduce((sum, { cost }) => sum + toPaise(cost), 0);
  return { parts: toRupees(partsTotal), work: toRupees(toPaise(final_cost) - partsTotal), total: final_cost };
}
