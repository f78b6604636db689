import { formatStock, type Part } from '@pitlane/shared-data/parts';
import { ConfirmDialog } from '@pitlane/shared-ui/core';
import type { StockConflict } from './stock-change.ts';

interface StockConflictDialogProps {
  part: Part;
  conflict: StockConflict;
  isSaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before Set overwrites a concurrent change. */
export function StockConflictDialog({
  part,
  conflict: { expected, current, requested },
  isSaving,
  onConfirm,
  onCancel,
}: StockConflictDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Stock Has Changed"
      confirmLabel={`Set to ${requested}`}
      cancelLabel="Go Back"
      isPending={isSaving}
      pendingLabel="Saving..."
      onConfirm={onConfirm}
      onOpenChange={onCancel}
    >
      <p>
        {`The current stock of ${part.part_name} is ${formatStock(current, part.stock_unit)}. ` +
          `It was ${formatStock(expected, part.stock_unit)} when you last checked. Set it to ${requested} anyway?`}
      </p>
    </ConfirmDialog>
  );
}
