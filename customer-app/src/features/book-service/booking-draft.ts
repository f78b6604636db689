import { createDrafts } from '@pitlane/shared-data/draft';
import * as z from '@pitlane/shared-data/schema';

const bookingDraft = z.object({
  moreServices: z.array(z.string()),
  scheduledDate: z.string(),
  customerNotes: z.string(),
  /** Created once per draft, so that retries book once. */
  idempotencyKey: z.string(),
});

/** The fields of an unsent booking that are not in the URL. */
export type BookingDraft = z.infer<typeof bookingDraft>;

/** Keyed by vehicle id. */
export const bookingDrafts = createDrafts<BookingDraft>({
  name: 'booking',
  keptIn: 'tab',
  parse: (kept) => z.parse(bookingDraft, kept),
});

export const newDraft = (): BookingDraft => ({
  moreServices: [],
  scheduledDate: '',
  customerNotes: '',
  idempotencyKey: crypto.randomUUID(),
});
