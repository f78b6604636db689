import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { type Part, useUpdateStock } from '@pitlane/shared-data/parts';
import type * as z from '@pitlane/shared-data/schema';
import { setServerError, type ZodForm } from '@pitlane/shared-ui/form';
import { notify } from '@pitlane/shared-ui/notification';
import { recoverFocus } from '@pitlane/shared-ui/page-header';
import { useState } from 'react';
import type { ChangedStock, StockChange, stockChangeSchema } from './stock-change.ts';

const failureOf = (error: unknown, { part_name }: Part) =>
  `❌ Error updating stock: ${messageFor(error, `Failed to update stock for ${part_name}`)}`;

/**
 * Saves a change of stock. A Set says which stock the person has seen, and becomes a question when it is another by now.
 * A change whose answer was lost on the way is sent again with the same key, so that it counts once.
 */
export function useSaveStock(
  part: Part,
  form: ZodForm<z.input<typeof stockChangeSchema>, StockChange>,
  onSaved: () => void,
) {
  const [seen, setSeen] = useState(part.current_stock);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState<ChangedStock | null>(null);
  const update = useUpdateStock();

  const refuse = (error: unknown, wanted: number, expectedStock: number) => {
    if (error instanceof DataError && error.kind === 'changed' && error.detail) {
      setQuestion({ seen: expectedStock, now: Number(error.detail), wanted });
      return;
    }
    setQuestion(null);
    // What was sent with this key has been saved, or never will be; what comes next is another change.
    if (error instanceof DataError && error.kind === 'conflict') setKey(crypto.randomUUID());
    if (error instanceof DataError && error.kind === 'invalid' && error.field === 'quantity') {
      setServerError(form, { field: 'quantity', message: error.message });
    } else {
      notify.failure(failureOf(error, part));
    }
  };

  const send = async ({ mode, quantity }: StockChange, expectedStock: number) => {
    try {
      await update.mutateAsync({ partId: part.id, mode, quantity, expectedStock, idempotencyKey });
      // The row may be gone by now, when its new stock does not fit the filter any more.
      notify.success(`Stock of ${part.part_name} updated successfully`);
      onSaved();
      recoverFocus();
    } catch (error) {
      refuse(error, quantity, expectedStock);
    }
  };

  return {
    save: (change: StockChange) => send(change, seen),
    isSaving: update.isPending,
    question,
    saveAnyway: ({ wanted, now }: ChangedStock) => send({ mode: 'set', quantity: wanted }, now),
    /** Back to the editor, with the stock of now seen. */
    goBack: () => {
      if (question) setSeen(question.now);
      setQuestion(null);
    },
  };
}
