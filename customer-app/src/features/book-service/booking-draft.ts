import * as z from '@pitlane/shared-data/schema';

const draftSchema = z.object({
  scheduledDate: z.string(),
  customerNotes: z.string(),
  idempotencyKey: z.string(),
});

/** A booking that has not been sent yet, apart from what its address says. */
export type BookingDraft = z.infer<typeof draftSchema>;

const keyOf = (vehicleId: number) => `pitlane-booking-${vehicleId}`;

const newDraft = (): BookingDraft => ({
  scheduledDate: '',
  customerNotes: '',
  idempotencyKey: crypto.randomUUID(),
});

/** What this tab had entered for the vehicle before it was reloaded, or an empty draft. */
export function readDraft(vehicleId: number): BookingDraft {
  try {
    return z.parse(draftSchema, JSON.parse(sessionStorage.getItem(keyOf(vehicleId)) ?? ''));
  } catch {
    return newDraft();
  }
}

/** Keeps what was entered in this tab. */
export function keepDraft(vehicleId: number, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(vehicleId), JSON.stringify(draft));
  } catch {
    // A browser that blocks storage forgets the draft on a reload, and books all the same.
  }
}

/** Ends a draft that has become a booking, or was left. */
export function forgetDraft(vehicleId: number): void {
  try {
    sessionStorage.removeItem(keyOf(vehicleId));
  } catch {
    // See keepDraft.
  }
}
