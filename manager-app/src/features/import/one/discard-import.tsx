import { messageFor } from '@pitlane/shared-data/data-error';
import { type Import, useDiscardImport } from '@pitlane/shared-data/imports';
import { Banner, Button, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';

export function DiscardImport({ entry }: { entry: Import }) {
  const navigate = useNavigate();
  const discard = useDiscardImport();
  const [isOpen, setOpen] = useState(false);
  const confirm = () =>
    discard.mutate(entry.import_id, {
      onSuccess: () => {
        notify.success('Import discarded');
        void navigate(paths.imports);
      },
    });
  return (
    <>
      <Button icon={Trash2} onPress={() => setOpen(true)}>
        Discard
      </Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          isDanger
          title="Discard this import?"
          confirmLabel="Discard"
          cancelLabel="Keep"
          isPending={discard.isPending}
          pendingLabel="Discarding..."
          onConfirm={confirm}
          onOpenChange={setOpen}
        >
          <Stack>
            {discard.error && (
              <Banner tone="danger">{messageFor(discard.error, 'Failed to discard the import')}</Banner>
            )}
            <p>
              The uploaded rows of {entry.file_name} and your corrections are deleted. Nothing was imported.
            </p>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
