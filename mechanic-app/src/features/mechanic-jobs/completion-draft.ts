import type { SelectedPart } from '@pitlane/shared-data/parts';
import type { Job } from '@pitlane/shared-data/requests';

/** What a mechanic has entered towards completing a job. */
export interface CompletionDraft {
  notes: string;
  parts: readonly SelectedPart[];
  /** As typed, in rupees; empty charges the estimate. */
  cost: string;
  /** Makes one completion of all the times that this draft is sent. */
  idempotencyKey: string;
}

/** Rupees as a person would type them: '12000', '14400.50'. */
export const typedCost = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** The dialog as it opens first: own notes so far, and the final or else the estimated cost (spec section 4). */
export const newDraft = (job: Job): CompletionDraft => ({
  notes: job.mechanic_notes ?? '',
  parts: [],
  cost: typedCost(job.final_cost ?? job.estimated_cost),
  idempotencyKey: crypto.randomUUID(),
});

const prefix = 'pitlane-completion:';

/** Drafts are one mechanic's own, also on a device that the workshop shares. */
export const draftKey = (mechanicId: string, requestId: number) => `${prefix}${mechanicId}:${requestId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPart = (value: unknown): value is SelectedPart =>
  isRecord(value) &&
  typeof value.part_name === 'string' &&
  typeof value.part_code === 'string' &&
  [value.id, value.price, value.quantity, value.maxStock].every(Number.isFinite);

type KeptDraft = CompletionDraft & { keptAt: number };

const isDraft = (value: unknown): value is KeptDraft =>
  isRecord(value) &&
  typeof value.notes === 'string' &&
  typeof value.cost === 'string' &&
  typeof value.idempotencyKey === 'string' &&
  Number.isFinite(value.keptAt) &&
  Array.isArray(value.parts) &&
  value.parts.every(isPart);

/** The draft kept on this device, or null where there is none that can be read. */
export function readDraft(key: string): KeptDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: CompletionDraft) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, keptAt: Date.now() }));
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

/** A job that nobody has touched for so long was cleared, or given to somebody else. */
const longestUntouched = 90 * 24 * 3600 * 1000;

const isStale = (key: string) => {
  const draft = readDraft(key);
  return draft === null || Date.now() - draft.keptAt > longestUntouched;
};

/** Forgets the drafts of jobs that are completed by now, and those of anybody that can be of no use any more. */
export function pruneDrafts(mechanicId: string, completed: readonly number[]) {
  for (const requestId of completed) discardDraft(draftKey(mechanicId, requestId));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && isStale(key)) discardDraft(key);
    }
  } catch {
    // See keepDraft.
  }
}
