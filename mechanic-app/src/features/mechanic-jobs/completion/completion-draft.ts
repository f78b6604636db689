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

export interface CompletionDraft {
  notes: string;
  parts: readonly SelectedPart[];
  /** As typed, in rupees; blank charges the estimate. */
  cost: string;
  /** Makes retries complete the job once. */
  idempotencyKey: string;
}

/** Keyed by job id. */
export const completionDrafts = createDrafts<CompletionDraft>({
  name: 'completion',
  keptIn: 'device',
  parse: (kept) => z.parse(completionDraft, kept),
});

/** Rupees as in a text field: '12000', '14400.50'. */
export const costText = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** Starts with the current notes and the final or else the estimated cost (spec section 4). */
export const newDraft = (job: Job): CompletionDraft => ({
  notes: job.mechanic_notes ?? '',
  parts: [],
  cost: costText(job.final_cost ?? job.estimated_cost),
  idempotencyKey: crypto.randomUUID(),
});
