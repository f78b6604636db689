import { useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useEffect } from 'react';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingValues } from './booking-schema.ts';

interface AutosaveDraftProps {
  idempotencyKey: string;
  /** Must be a stable reference. */
  keep: (draft: BookingDraft) => void;
}

/** Saves the form's values as a draft. A component of its own, so that typing does not re-render the whole form. */
export function AutosaveDraft({ idempotencyKey, keep }: AutosaveDraftProps) {
  const { control } = useFormContext<BookingValues>();
  const [moreServices, scheduledDate, dropOff, customerNotes] = useWatch({
    control,
    name: ['moreServices', 'scheduledDate', 'dropOff', 'customerNotes'],
  });
  useEffect(() => {
    keep({ moreServices, scheduledDate, dropOff, customerNotes, idempotencyKey });
  }, [moreServices, scheduledDate, dropOff, customerNotes, idempotencyKey, keep]);
  return null;
}
