import type { Part } from '@pitlane/shared-data/parts';
import { ConfirmDialog } from '@pitlane/shared-ui/dialog';
import type { ChangedStock } from './stock-change.ts';

interface ChangedStockDialogProps {
  part: Part;
  question: ChangedStock;
  isSaving: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a Set overwrites what somebody else has changed meanwhile. */
export function ChangedStockDialog({
  part,
  question: { seen, now, wanted },
  isSaving,
  onConfirm,
  onCancel,
}: ChangedStockDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title="Stock Has Changed"
      confirmLabel={`Set to ${wanted}`}
      cancelLabel="Go Back"
      isPending={isSaving}
      pendingLabel="Saving..."
      onConfirm={onConfirm}
      onOpenChange={onCancel}
    >
      <p>
        {`The current stock of ${part.part_name} is ${now} ${part.stock_unit}. ` +
          `It was ${seen} ${part.stock_unit} when you read it. Set it to ${wanted} all the same?`}
      </p>
    </ConfirmDialog>
  );
}
