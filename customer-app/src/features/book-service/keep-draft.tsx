import { useFormContext, useWatch } from '@pitlane/shared-ui/form';
import { useEffect } from 'react';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingValues } from './booking-schema.ts';

interface KeepDraftProps {
  idempotencyKey: string;
  /** The same function at each render. */
  keep: (draft: BookingDraft) => void;
}

/** Keeps what is entered, without drawing the form anew at each letter. Shows nothing. */
export function KeepDraft({ idempotencyKey, keep }: KeepDraftProps) {
  const { control } = useFormContext<BookingValues>();
  const [scheduledDate, customerNotes] = useWatch({ control, name: ['scheduledDate', 'customerNotes'] });
  useEffect(() => {
    keep({ scheduledDate, customerNotes, idempotencyKey });
  }, [scheduledDate, customerNotes, idempotencyKey, keep]);
  return null;
}
