import { createDrafts } from '@pitlane/shared-data/draft';
import { array, object, string, type Valid, validate } from '@pitlane/shared-data/validators';

const bookingDraft = object({
  moreServices: array(string()),
  scheduledDate: string(),
  dropOff: string(),
  customerNotes: string(),
  /** Created once per draft, so that retries book once. */
  idempotencyKey: string(),
});

/** The fields of an unsent booking that are not in the URL. */
export type BookingDraft = Valid<typeof bookingDraft>;

/** Keyed by vehicle id. */
export const bookingDrafts = createDrafts<BookingDraft>({
  name: 'booking',
  keptIn: 'tab',
  parse: (kept) => validate(bookingDraft, kept),
});

export const newDraft = (): BookingDraft => ({
  moreServices: [],
  scheduledDate: '',
  dropOff: '',
  customerNotes: '',
  idempotencyKey: crypto.randomUUID(),
});
