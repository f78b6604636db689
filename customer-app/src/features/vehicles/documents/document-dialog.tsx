import { usePortalClient } from '@pitlane/shared-data/client';
import { useSave } from '@pitlane/shared-data/forms';
import {
  documentLabels,
  storeDocumentPhoto,
  useSaveVehicleDocument,
  type VehicleDocument,
} from '@pitlane/shared-data/vehicle-documents';
import { FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { type DocumentEntry, documentOf, documentSchema, entryOf } from './document-entry.ts';
import { DocumentFields } from './document-fields.tsx';

interface DocumentDialogProps {
  vehicleId: number;
  /** The one to change; without it one is added. */
  before?: VehicleDocument;
  onClose: () => void;
}

/** Adds or changes a document; its photo is stored first. */
export function DocumentDialog({ vehicleId, before, onClose }: DocumentDialogProps) {
  const client = usePortalClient();
  const saving = useSaveVehicleDocument();
  const form = useZodForm({ schema: documentSchema, defaultValues: entryOf(before) });
  const { save } = useSave({
    send: async (entry: DocumentEntry) => {
      const { photo } = entry;
      if (photo !== null && typeof photo !== 'string') await storeDocumentPhoto(client, photo);
      return saving.mutateAsync({ vehicleId, ...documentOf(entry), before });
    },
    failure: 'Failed to save the document',
    onSaved: ({ kind }) => {
      notify.success(`${documentLabels[kind]} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={before ? 'Change Document' : 'Add Document'}
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <DocumentFields vehicleId={vehicleId} />
    </FormDialog>
  );
}
