import { useSave } from '@pitlane/shared-data/forms';
import {
  fieldsOf,
  type Import,
  type ImportField,
  type ImportRow,
  useMendImportRow,
} from '@pitlane/shared-data/imports';
import * as z from '@pitlane/shared-data/schema';
import { Stack } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useEffect } from 'react';

interface MendRowDialogProps {
  entry: Import;
  row: ImportRow;
  onClose: () => void;
}

type Cells = Partial<Record<ImportField, string>>;

const schema = z.custom<Cells>();

/** Corrects the cells of a row here, so that the file need not be uploaded again. */
export function MendRowDialog({ entry, row, onClose }: MendRowDialogProps) {
  const mend = useMendImportRow();
  const fields = fieldsOf(entry.kind).flatMap((facts) => {
    const place = entry.mapping[facts.field];
    return place === undefined ? [] : [{ ...facts, before: row.cells[place] ?? '' }];
  });
  const form = useZodForm<Cells, Cells>({
    schema,
    defaultValues: Object.fromEntries(fields.map(({ field, before }) => [field, before])),
  });
  const { setError } = form;
  const { reason } = row;
  const wrong = fields.find(({ field }) => field === row.field)?.field;
  useEffect(() => {
    if (wrong && reason) setError(wrong, { message: reason });
  }, [setError, wrong, reason]);
  const { save } = useSave({
    send: (typed: Cells) =>
      mend.mutateAsync({
        importId: entry.import_id,
        rowNumber: row.row_number,
        changes: Object.fromEntries(
          fields.flatMap(({ field, before }) =>
            typed[field] === before ? [] : [[field, typed[field] ?? '']],
          ),
        ),
      }),
    failure: 'Failed to correct the row',
    onSaved: () => {
      notify.success(`Row ${row.row_number} corrected`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Correct Row ${row.row_number}`}
      label={`Correct row ${row.row_number}`}
      size="small"
      form={form}
      submitLabel="Save"
      pendingLabel="Checking..."
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {fields.map(({ field, label, isRequired }) => (
          <FormTextField<Cells>
            key={field}
            name={field}
            label={label}
            isRequired={isRequired}
            autoFocus={field === wrong && reason !== null}
            autoComplete="off"
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
