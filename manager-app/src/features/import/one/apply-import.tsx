import { messageFor } from '@pitlane/shared-data/data-error';
import { formatCount, formatCountOf } from '@pitlane/shared-data/formats';
import { type Import, useApplyImport } from '@pitlane/shared-data/imports';
import { Banner, Button, ConfirmDialog, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useCheck } from './use-check.ts';

/** Applies the checked import, optionally without the rows that have errors. */
export function ApplyImport({ entry }: { entry: Import }) {
  const { import_id: importId, added, merged, skipped, failed } = entry;
  const check = useCheck();
  const apply = useApplyImport();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isPending = check.isPending || apply.isPending;
  const rows = formatCountOf(added + merged, 'row');
  const label = `Import ${formatCountOf(added + merged, 'Row')}`;

  const run = async () => {
    try {
      if (failed > 0) await check.mutateAsync({ importId, leaves_errors_out: true });
      await apply.mutateAsync(importId);
      notify.success(`${rows} imported`);
      setOpen(false);
    } catch (error) {
      setFailure(messageFor(error, 'Nothing was imported. Please try again.'));
    }
  };

  if (added + merged === 0) {
    return (
      <Banner tone={failed > 0 ? 'danger' : 'info'}>
        {failed > 0
          ? 'No row can be imported yet. Correct the rows below, or choose other columns above.'
          : 'Everything in this file is in Pitlane already. There is nothing to import.'}
      </Banner>
    );
  }
  return (
    <>
      {failed > 0 && (
        <Banner tone="warning" title={formatCountOf(failed, 'row has an error', 'rows have errors')}>
          Correct them below, one by one, or import the file without them.
        </Banner>
      )}
      <div>
        <Button
          variant="primary"
          onPress={() => {
            setFailure(undefined);
            setOpen(true);
          }}
        >
          {failed > 0 ? `${label} Without Them` : label}
        </Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={`Import ${rows}?`}
          confirmLabel="Import"
          isPending={isPending}
          pendingLabel="Importing..."
          onConfirm={run}
          onOpenChange={setOpen}
        >
          <Stack>
            {failure && <Banner tone="danger">{failure}</Banner>}
            <p>
              {formatCount(added)} are added, {formatCount(merged)} updated and {formatCount(skipped)} skipped
              {failed > 0 && `, and ${formatCount(failed)} with errors are left out`}.
            </p>
            <p>All rows are imported, or none. You can undo the import until something depends on it.</p>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
