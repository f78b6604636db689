import type { SelectedPart } from '@pitlane/shared-data/parts';
import type { Job } from '@pitlane/shared-data/requests';

/** What a mechanic has entered towards completing a job. A cost of null charges the estimate. */
export type CompletionDraft = { notes: string; parts: readonly SelectedPart[]; finalCost: number | null };

/** The dialog as it opens first: own notes so far, and the final or else the estimated cost (spec section 4). */
export const newDraft = (job: Job): CompletionDraft => ({
  notes: job.mechanic_notes ?? '',
  parts: [],
  finalCost: job.final_cost ?? job.estimated_cost,
});

/** Drafts are one mechanic's own, also on a device that the workshop shares. */
export const draftKey = (mechanicId: string, requestId: number) =>
  `pitlane-completion:${mechanicId}:${requestId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPart = (value: unknown): value is SelectedPart =>
  isRecord(value) &&
  typeof value.part_name === 'string' &&
  typeof value.part_code === 'string' &&
  [value.id, value.price, value.quantity, value.maxStock].every(Number.isFinite);

const isDraft = (value: unknown): value is CompletionDraft =>
  isRecord(value) &&
  typeof value.notes === 'string' &&
  (value.finalCost === null || Number.isFinite(value.finalCost)) &&
  Array.isArray(value.parts) &&
  value.parts.every(isPart);

/** The draft kept on this device, or null where there is none that can be read. */
export function readDraft(key: string): CompletionDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: CompletionDraft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that blocks storage keeps the draft for as long as the dialog is open.
  }
}

export function discardDraft(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // See keepDraft.
  }
}
