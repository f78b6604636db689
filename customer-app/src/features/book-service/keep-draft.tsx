import { useFormContext, useWatch } from '@pitlane/shared-ui/form';
import { useEffect } from 'react';
import { forgetDraft, keepDraft } from './booking-draft.ts';
import type { BookingValues } from './booking-schema.ts';

interface KeepDraftProps {
  vehicleId: number;
  idempotencyKey: string;
  /** The draft has become a booking; its key must not serve another one. */
  isBooked: boolean;
}

/**
 * Keeps what is entered, so that a reload in the middle of a booking loses nothing. Shows nothing. Whoever leaves the
 * screen or signs out takes the draft along: a reload is the one way to go without being taken down.
 */
export function KeepDraft({ vehicleId, idempotencyKey, isBooked }: KeepDraftProps) {
  const { control } = useFormContext<BookingValues>();
  const [scheduledDate, customerNotes] = useWatch({ control, name: ['scheduledDate', 'customerNotes'] });
  useEffect(() => {
    if (isBooked) forgetDraft(vehicleId);
    else keepDraft(vehicleId, { scheduledDate, customerNotes, idempotencyKey });
  }, [vehicleId, scheduledDate, customerNotes, idempotencyKey, isBooked]);
  useEffect(() => () => forgetDraft(vehicleId), [vehicleId]);
  return null;
}
