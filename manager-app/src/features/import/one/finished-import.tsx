import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCount, formatDateTime } from '@pitlane/shared-data/formats';
import { type Import, useUndoImport } from '@pitlane/shared-data/imports';
import {
  Banner,
  Button,
  Card,
  CardHeader,
  ConfirmDialog,
  DescriptionList,
  Stack,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { kindLabels, stateOf } from '../import-labels.ts';

/** An applied import: its counts, who applied it, and Undo. */
export function FinishedImport({ entry }: { entry: Import }) {
  const undo = useUndoImport();
  const [isOpen, setOpen] = useState(false);
  const { label, tone } = stateOf(entry as Parameters<typeof stateOf>[0]);
  const confirm = () =>
    undo.mutate(entry.import_id, {
      onSuccess: () => {
        notify.success('Import undone');
        setOpen(false);
      },
    });
  return (
    <Card aria-labelledby="finished">
      <CardHeader
        id="finished"
        title={entry.file_name}
        detail={kindLabels[entry.kind]}
        end={<StatusBadge tone={tone}>{label}</StatusBadge>}
      />
      <DescriptionList
        items={[
          { label: 'Imported', value: `${entry.applied_by_name}, ${formatDateTime(entry.applied_at ?? '')}` },
          ...(entry.undone_at
            ? [{ label: 'Undone', value: `${entry.undone_by_name}, ${formatDateTime(entry.undone_at)}` }]
            : []),
          { label: 'Added', value: formatCount(entry.added) },
          { label: 'Updated', value: formatCount(entry.merged) },
          { label: 'Skipped', value: formatCount(entry.skipped) },
          { label: 'Left out with errors', value: formatCount(entry.failed) },
        ]}
      />
      {entry.status === 'applied' && (
        <div>
          <Button
            variant="danger"
            onPress={() => {
              undo.reset();
              setOpen(true);
            }}
          >
            Undo Import
          </Button>
        </div>
      )}
      {isOpen && (
        <ConfirmDialog
          isOpen
          isDanger
          title="Undo this import?"
          confirmLabel="Undo Import"
          isPending={undo.isPending}
          pendingLabel="Undoing..."
          onConfirm={confirm}
          onOpenChange={setOpen}
        >
          <Stack>
            {undo.error && (
              <Banner tone="danger">{messageFor(undo.error, 'Failed to undo the import')}</Banner>
            )}
            <p>
              This removes what the import added and restores what it updated, all or nothing. It is refused
              once something depends on the import, such as a booking for an imported car.
            </p>
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}
