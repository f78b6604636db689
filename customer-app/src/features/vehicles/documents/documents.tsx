import type { DueWork } from '@pitlane/shared-data/due-work';
import { todayInGarage } from '@pitlane/shared-data/formats';
import type { VehicleDocument } from '@pitlane/shared-data/vehicle-documents';
import { Button, DataTable, EmptyState, Section } from '@pitlane/shared-ui/core';
import { Plus } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { type DocumentAction, documentColumns } from './document-columns.tsx';
import { inOrderOfEnd } from './document-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';

/** Forms and photos, which are loaded when they are opened. */
const DocumentDialog = lazy(async () => ({
  default: (await import('./document-dialog.tsx')).DocumentDialog,
}));
const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }));

interface DocumentsProps {
  documents: readonly VehicleDocument[];
  vehicleId: number;
  /** For a manager, to act on what ends. */
  due: readonly DueWork[];
}

/** The papers of a car that end on a day, each with how long it is still valid, for its owner and managers. */
export function Documents({ documents, vehicleId, due }: DocumentsProps) {
  const [action, setAction] = useState<DocumentAction | 'add' | null>(null);
  const close = () => setAction(null);
  const open = action === 'add' ? null : action;
  return (
    <Section
      title="Documents"
      description="Reminders go out 14 and 3 days before one ends."
      actions={
        <Button icon={Plus} onPress={() => setAction('add')}>
          Add Document
        </Button>
      }
    >
      {documents.length === 0 ? (
        <EmptyState
          title="No documents yet"
          hint="Add the insurance, PUC certificate or warranty, to be reminded before it ends."
        />
      ) : (
        <DataTable
          label="Documents of this vehicle"
          columns={documentColumns(todayInGarage(), setAction, due)}
          rows={inOrderOfEnd(documents)}
          rowKey={({ document_id }) => document_id}
        />
      )}
      <Suspense fallback={null}>
        {action === 'add' && <DocumentDialog vehicleId={vehicleId} onClose={close} />}
        {open?.kind === 'change' && (
          <DocumentDialog vehicleId={vehicleId} before={open.document} onClose={close} />
        )}
        {open?.kind === 'photo' && <PhotoDialog document={open.document} onClose={close} />}
      </Suspense>
      <RemoveDialog document={open?.kind === 'remove' ? open.document : null} onClose={close} />
    </Section>
  );
}
