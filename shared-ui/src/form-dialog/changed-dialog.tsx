import { ConfirmDialog, DescriptionList, Stack } from '@pitlane/shared-ui/core';
import type { Fields, SaveConflict } from './use-save.ts';

interface ChangedDialogProps<Row> {
  /** What was changed, such as 'this service'. */
  subject: string;
  fields: Fields<Row>;
  conflict: SaveConflict<Row>;
}

/** Asks before values are overwritten that someone else saved since the form was opened. */
export function ChangedDialog<Row>({ subject, fields, conflict }: ChangedDialogProps<Row>) {
  const { current, expected, isSaving, saveAnyway, goBack } = conflict;
  const changed = fields
    .map(({ label, text }) => ({ label, value: text(current) || '–', before: text(expected) || '–' }))
    .filter(({ value, before }) => value !== before)
    .map(({ label, value, before }) => ({ label, value: `${value} (was ${before})` }));
  return (
    <ConfirmDialog
      isOpen
      title="Changed by someone else"
      confirmLabel="Replace With Mine"
      cancelLabel="Go Back"
      isPending={isSaving}
      pendingLabel="Saving..."
      onConfirm={saveAnyway}
      onOpenChange={goBack}
    >
      <Stack>
        <p>Someone else has changed {subject} since you opened it. Replace these values with yours?</p>
        <DescriptionList layout="stacked" items={changed} />
      </Stack>
    </ConfirmDialog>
  );
}
