import { type DataError, messageFor } from '@pitlane/shared-data/data-error';
import { type FieldValues, setServerError, type ZodForm } from '@pitlane/shared-ui/forms';
import { useState } from 'react';

/** The fields of a row, as a conflict shows them. */
export type Fields<Row> = readonly { label: string; text: (row: Row) => string }[];

export interface SaveConflict<Row> {
  /** What is stored now. */
  current: Row;
  /** What the form was opened with. */
  expected: Row;
  isSaving: boolean;
  saveAnyway: () => void;
  goBack: () => void;
}

interface Mutation<Sent, Row> {
  isPending: boolean;
  mutate: (
    sent: Sent,
    callbacks: { onSuccess: (saved: Row) => void; onError: (error: DataError) => void },
  ) => void;
}

const parse = <Row>({ detail }: DataError): Row | undefined => {
  try {
    return JSON.parse(detail ?? '') as Row;
  } catch {
    return undefined;
  }
};

interface Save<Row, Values, Sent, Input extends FieldValues> {
  form: ZodForm<Input, Values>;
  mutation: Mutation<Sent, Row>;
  /** The row that the form was opened with; undefined for a new one. */
  opened: Row | undefined;
  /** What is sent to replace `expected`. */
  send: (values: Values, expected: Row | undefined) => Sent;
  /** The form's names of fields that are called otherwise in server errors. */
  fieldNames?: Record<string, string>;
  /** Shown when the server gives no reason. */
  failure: string;
  onSaved: (saved: Row) => void;
}

/** Saves a form over the row that it was opened with, and asks when that has changed since. */
export function useSave<Row, Values, Sent, Input extends FieldValues>({
  form,
  mutation,
  opened,
  send,
  fieldNames = {},
  failure,
  onSaved,
}: Save<Row, Values, Sent, Input>) {
  const [conflict, setConflict] = useState<{ current: Row; values: Values } | null>(null);

  const saveOver = (values: Values, expected: Row | undefined) =>
    mutation.mutate(send(values, expected), {
      onSuccess: (saved) => {
        setConflict(null);
        onSaved(saved);
      },
      onError: (error) => {
        const current = error.kind === 'changed' ? parse<Row>(error) : undefined;
        setConflict(current === undefined ? null : { current, values });
        if (current !== undefined) return;
        const name = fieldNames[error.field ?? ''] ?? error.field;
        const field = name && name in form.getValues() ? name : undefined;
        setServerError(form, {
          ...(field && { field: field as never }),
          message: messageFor(error, failure),
        });
      },
    });

  const shown: SaveConflict<Row> | null =
    conflict && opened !== undefined
      ? {
          current: conflict.current,
          expected: opened,
          isSaving: mutation.isPending,
          saveAnyway: () => saveOver(conflict.values, conflict.current),
          goBack: () => setConflict(null),
        }
      : null;
  return { save: (values: Values) => saveOver(values, opened), conflict: shown };
}
