import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { currentOf } from '@pitlane/shared-data/forms';
import { type Part, useUpdateStock } from '@pitlane/shared-data/parts';
import type * as z from '@pitlane/shared-data/schema';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { setServerError, type ZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import type { StockChange, StockChangeSchema, StockConflict } from './stock-change.ts';

const currentStock = currentOf('update_stock');

const failureOf = (error: unknown, { part_name }: Part) =>
  `❌ Error updating stock: ${messageFor(error, `Failed to update stock for ${part_name}`)}`;

/**
 * Saves a stock change. A Set sends the expected stock and results in a conflict to confirm if the stock has changed.
 * A retry after a lost response sends the same idempotency key, so that the change is applied once.
 */
export function useSaveStock(
  part: Part,
  form: ZodForm<z.input<StockChangeSchema>, StockChange>,
  onSaved: () => void,
) {
  const [expectedStock, setExpectedStock] = useState(part.current_stock);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [conflict, setConflict] = useState<StockConflict | null>(null);
  const update = useUpdateStock();

  const handleError = (error: unknown, { quantity: requested, reason }: StockChange, expected: number) => {
    const current = currentStock(error);
    if (current !== undefined) {
      setConflict({ expected, current, requested, reason });
      return;
    }
    setConflict(null);
    // The change with this key was either saved or finally refused; the next one needs a new key.
    if (error instanceof DataError && error.kind === 'conflict') setKey(crypto.randomUUID());
    if (error instanceof DataError && error.kind === 'invalid' && error.field === 'quantity') {
      setServerError(form, { field: 'quantity', message: error.message });
    } else {
      notify.failure(failureOf(error, part));
    }
  };

  const send = async (change: StockChange, expected: number) => {
    try {
      await update.mutateAsync({ partId: part.id, ...change, expectedStock: expected, idempotencyKey });
      // The row is removed when its new stock no longer matches the filter.
      notify.success(`Stock of ${part.part_name} updated successfully`);
      onSaved();
      recoverFocus();
    } catch (error) {
      handleError(error, change, expected);
    }
  };

  return {
    save: (change: StockChange) => send(change, expectedStock),
    isSaving: update.isPending,
    conflict,
    saveAnyway: ({ requested, current, reason }: StockConflict) =>
      send({ mode: 'set', quantity: requested, reason }, current),
    /** Back to the editor, which now expects the current stock. */
    goBack: () => {
      if (conflict) setExpectedStock(conflict.current);
      setConflict(null);
    },
  };
}
