import { sendForm } from '@pitlane/shared-data/forms';
import {
  fieldsOf,
  type Import,
  type ImportField,
  type ImportRow,
  useMendImportRow,
} from '@pitlane/shared-data/imports';
import { Stack } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { CellField } from './cell-field.tsx';

interface MendRowDialogProps {
  entry: Import;
  row: ImportRow;
  onClose: () => void;
}

/** Corrects the cells of a row here, so that the file need not be uploaded again. */
export function MendRowDialog({ entry, row, onClose }: MendRowDialogProps) {
  const mend = useMendImportRow();
  const fields = fieldsOf(entry.kind).flatMap((facts) => {
    const place = entry.mapping[facts.field];
    return place === undefined ? [] : [{ ...facts, before: row.cells[place] ?? '' }];
  });
  const submit = (values: FormData) => {
    const changes: Partial<Record<ImportField, string>> = {};
    for (const { field, before } of fields) {
      const typed = String(values.get(field) ?? '');
      if (typed !== before) changes[field] = typed;
    }
    const sent = mend.mutateAsync({ importId: entry.import_id, rowNumber: row.row_number, changes });
    return sendForm(sent, 'Failed to correct the row', () => {
      notify.success(`Row ${row.row_number} corrected`);
      onClose();
    });
  };
  return (
    <PlainFormDialog<ImportField>
      title={`Correct Row ${row.row_number}`}
      label={`Correct row ${row.row_number}`}
      size="small"
      check={() => ({})}
      submitLabel="Save"
      pendingLabel="Checking..."
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <Stack>
          {fields.map(({ field, label, isRequired, before }) => (
            <CellField
              key={field}
              name={field}
              label={label}
              isRequired={isRequired}
              before={before}
              error={field === row.field ? (row.reason ?? undefined) : undefined}
            />
          ))}
        </Stack>
      )}
    </PlainFormDialog>
  );
}
