import { messageFor } from '@pitlane/shared-data/data-error';
import { useRemoveVehicleDocument, type VehicleDocument } from '@pitlane/shared-data/vehicle-documents';
import { ConfirmDialog } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { nameOfDocument } from './document-words.ts';

interface RemoveDialogProps {
  /** Null while nothing is asked. */
  document: VehicleDocument | null;
  onClose: () => void;
}

export function RemoveDialog({ document, onClose }: RemoveDialogProps) {
  const remove = useRemoveVehicleDocument();
  const confirm = async () => {
    if (!document) return;
    try {
      await remove.mutateAsync(document.document_id);
      notify.success('Document deleted');
    } catch (error) {
      notify.failure(messageFor(error, 'Failed to delete the document'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Delete document"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isDanger
      isOpen={document !== null}
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {document && (
        <p>
          {`Delete ${nameOfDocument(document)}${document.photo ? ', with its photo' : ''}? This cannot be undone.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
