import { createDrafts } from '@pitlane/shared-data/draft';
import type { SelectedPart } from '@pitlane/shared-data/parts';
import type { Job } from '@pitlane/shared-data/requests';
import * as z from '@pitlane/shared-data/schema';

const selectedPart = z.object({
  id: z.number(),
  part_name: z.string(),
  part_code: z.string(),
  price: z.number(),
  quantity: z.number(),
  maxStock: z.number(),
});

const completionDraft = z.object({
  notes: z.string(),
  parts: z.array(selectedPart),
  cost: z.string(),
  idempotencyKey: z.string(),
});

/** What a mechanic has entered towards completing a job. */
export interface CompletionDraft {
  notes: string;
  parts: readonly SelectedPart[];
  /** As typed, in rupees; empty charges the estimate. */
  cost: string;
  /** Makes one completion of all the times that this draft is sent. */
  idempotencyKey: string;
}

/** By the id of the job. They outlive a logout, because a shift may end before a job does. */
export const completionDrafts = createDrafts<CompletionDraft>({
  name: 'completion',
  keptIn: 'device',
  parse: (kept) => z.parse(completionDraft, kept),
});

/** Rupees as a person would type them: '12000', '14400.50'. */
export const typedCost = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** The dialog as it opens first: own notes so far, and the final or else the estimated cost (spec section 4). */
export const newDraft = (job: Job): CompletionDraft => ({
  notes: job.mechanic_notes ?? '',
  parts: [],
  cost: typedCost(job.final_cost ?? job.estimated_cost),
  idempotencyKey: crypto.randomUUID(),
});
