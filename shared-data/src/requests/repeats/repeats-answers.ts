import * as z from 'zod';
import { count, id, money, text, timestamp } from '../../foundation/answers/shapes.ts';

/** A completed job that another one redoes, or may. */
export const earlierJob = z.strictObject({
  request_id: id,
  service_name: text,
  completion_date: timestamp,
  mechanic_name: text.nullable(),
});

/** What a repeat costs the garage: rupees of parts, at their cost, and minutes on the clock. */
export const repeatCosts = z.strictObject({ parts: money, minutes: count });

/** 0: no such limit; 0 for both: no warranty. */
const warrantyLimits = z.strictObject({ days: count, kilometres: count });

/** Work that was done, or a part that was used, within the garage's warranty. */
export const warranty = warrantyLimits.extend({
  kind: z.enum(['work', 'part']),
  name: text,
  request_id: id,
  done_at: timestamp,
  /** Kilometres since; null without readings. */
  driven: count.nullable(),
});

const warrantyTerms = z.strictObject({ work: warrantyLimits, part: warrantyLimits });

export const repeatAnswers = {
  earlier_jobs: z.array(earlierJob),
  set_repeat: z.strictObject({ request_id: id, repeats: id.nullable() }),
  warranty_for: z.array(warranty),
  warranty_terms: warrantyTerms,
  save_warranty_terms: warrantyTerms,
};

export type EarlierJob = z.infer<typeof earlierJob>;
export type WarrantyTerms = z.infer<typeof warrantyTerms>;
export type Warranty = z.infer<typeof warranty>;
