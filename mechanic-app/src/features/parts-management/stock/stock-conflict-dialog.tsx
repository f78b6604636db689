import { formatCount } from '@pitlane/shared-data/formats';
import type { Part } from '@pitlane/shared-data/parts';
import { sayQuantity } from '@pitlane/shared-data/quantities';
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
      confirmLabel={`Set to ${formatCount(requested)}`}
      cancelLabel="Go Back"
      isPending={isSaving}
      pendingLabel="Saving..."
      onConfirm={onConfirm}
      onOpenChange={onCancel}
    >
      <p>
        {`The current stock of ${part.part_name} is ${sayQuantity(current, part.stock_unit)}. ` +
          `It was ${sayQuantity(expected, part.stock_unit)} when you last checked. Set it to ${formatCount(requested)} anyway?`}
      </p>
    </ConfirmDialog>
  );
}
