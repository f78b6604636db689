import { lowerAnswer } from '@pitlane/shared-data/care';
import { createDrafts } from '@pitlane/shared-data/draft';
import { approvedSelection, type SelectedPart } from '@pitlane/shared-data/parts';
import type { Job } from '@pitlane/shared-data/requests';
import {
  array,
  number,
  object,
  optional,
  string,
  type Valid,
  validate,
} from '@pitlane/shared-data/validators';

const selectedPart = object({
  id: number,
  part_name: string(),
  part_code: string(),
  price: number,
  stock_unit: string(),
  quantity: number,
  maxStock: number,
  approved: optional(object({ quantity: number, amount: number })),
});

const completionDraft = object({
  notes: string(),
  parts: array(selectedPart),
  cost: string(),
  kilometres: optional(number),
  lower: optional(lowerAnswer),
  idempotencyKey: string(),
});

export interface CompletionDraft {
  notes: string;
  parts: readonly SelectedPart[];
  /** As typed, in rupees; blank charges the estimate. */
  cost: string;
  /** What the odometer shows after the work; missing where nobody looked. */
  kilometres?: number | undefined;
  /** Why kilometres that were refused are below the last reading. */
  lower?: Valid<typeof lowerAnswer> | undefined;
  /** Makes retries complete the job once. */
  idempotencyKey: string;
}

/** Keyed by job id. */
export const completionDrafts = createDrafts<CompletionDraft>({
  name: 'completion',
  keptIn: 'device',
  parse: (kept) => validate(completionDraft, kept),
});

/** Rupees as in a text field: '12000', '14400.50'. */
export const costText = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** Starts with the current notes, the parts of approved lines, and the final or else the estimated cost. */
export const newDraft = (job: Job): CompletionDraft => ({
  notes: job.mechanic_notes ?? '',
  parts: approvedSelection(job.approved_parts),
  cost: costText(job.final_cost ?? job.estimated_cost),
  idempotencyKey: crypto.randomUUID(),
});
