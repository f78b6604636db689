import { createDrafts } from '@pitlane/shared-data/draft';
import * as z from '@pitlane/shared-data/schema';

const bookingDraft = z.object({
  scheduledDate: z.string(),
  customerNotes: z.string(),
  /** Made once per draft: however often it reaches the server, it is booked once. */
  idempotencyKey: z.string(),
});

/** A booking that has not been sent yet, apart from what its address says. */
export type BookingDraft = z.infer<typeof bookingDraft>;

/** By the id of the vehicle. */
export const bookingDrafts = createDrafts<BookingDraft>({
  name: 'booking',
  keptIn: 'tab',
  parse: (kept) => z.parse(bookingDraft, kept),
});

export const newDraft = (): BookingDraft => ({
  scheduledDate: '',
  customerNotes: '',
  idempotencyKey: crypto.randomUUID(),
});
