import { messageFor } from '@pitlane/shared-data/data-error';
import {
  fieldsOf,
  type Import,
  type ImportField,
  type ImportRow,
  useMendImportRow,
} from '@pitlane/shared-data/imports';
import { Button, Dialog, PlainForm, Row, Stack } from '@pitlane/shared-ui/core';
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
  const submit = async (values: FormData) => {
    const changes: Partial<Record<ImportField, string>> = {};
    for (const { field, before } of fields) {
      const typed = String(values.get(field) ?? '');
      if (typed !== before) changes[field] = typed;
    }
    try {
      await mend.mutateAsync({ importId: entry.import_id, rowNumber: row.row_number, changes });
      notify.success(`Row ${row.row_number} corrected`);
      onClose();
      return undefined;
    } catch (error) {
      return messageFor(error, 'Failed to correct the row');
    }
  };
  return (
    <Dialog
      title={`Correct Row ${row.row_number}`}
      size="small"
      isOpen
      isDismissable={!mend.isPending}
      onOpenChange={onClose}
    >
      <PlainForm<ImportField> label={`Correct row ${row.row_number}`} check={() => ({})} onSubmit={submit}>
        {({ isPending }) => (
          <>
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
            <Row justify="end">
              <Button isDisabled={isPending} onPress={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Checking...">
                Save
              </Button>
            </Row>
          </>
        )}
      </PlainForm>
    </Dialog>
  );
}
