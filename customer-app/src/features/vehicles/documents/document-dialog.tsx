import { usePortalClient } from '@pitlane/shared-data/client';
import { sendForm } from '@pitlane/shared-data/forms';
import {
  documentLabels,
  storeDocumentPhoto,
  useSaveVehicleDocument,
  type VehicleDocument,
} from '@pitlane/shared-data/vehicle-documents';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { checkDocument, documentOf, entryOf } from './document-entry.ts';
import { type DocumentField, DocumentFields } from './document-fields.tsx';

interface DocumentDialogProps {
  vehicleId: number;
  /** The one to change; without it one is added. */
  before?: VehicleDocument;
  onClose: () => void;
}

/** Adds or changes a document; its photo is stored first. */
export function DocumentDialog({ vehicleId, before, onClose }: DocumentDialogProps) {
  const client = usePortalClient();
  const save = useSaveVehicleDocument();
  const [entry, setEntry] = useState(() => entryOf(before));
  const submit = () => {
    const send = async () => {
      if (entry.photo !== null && typeof entry.photo !== 'string') {
        await storeDocumentPhoto(client, entry.photo);
      }
      return save.mutateAsync({ vehicleId, ...documentOf(entry), before });
    };
    return sendForm(send(), 'Failed to save the document', ({ kind }) => {
      notify.success(`${documentLabels[kind]} saved`);
      onClose();
    });
  };
  return (
    <PlainFormDialog<DocumentField>
      title={before ? 'Change Document' : 'Add Document'}
      check={() => checkDocument(entry)}
      submitLabel="Save"
      pendingLabel="Saving..."
      isBegun={entry.photo !== (before?.photo ?? null)}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <DocumentFields
          field={field}
          entry={entry}
          vehicleId={vehicleId}
          onChange={(changed) => setEntry((current) => ({ ...current, ...changed }))}
        />
      )}
    </PlainFormDialog>
  );
}
