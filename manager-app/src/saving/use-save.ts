import { DataError } from '@pitlane/shared-data/data-error';
import { problemOf } from '@pitlane/shared-data/forms';
import { type FieldValues, showProblem, type ZodForm } from '@pitlane/shared-ui/forms';
import { useState } from 'react';

/** The fields of a row, as a conflict shows them. */
export type Fields<Row> = readonly { label: string; text: (row: Row) => string }[];

export interface SaveConflict<Row> {
  /** The stored value now. */
  current: Row;
  /** What the form was opened with. */
  expected: Row;
  isSaving: boolean;
  saveAnyway: () => void;
  goBack: () => void;
}

interface Mutation<Sent, Row> {
  isPending: boolean;
  mutateAsync: (sent: Sent) => Promise<Row>;
}

/** The stored value now, where that is why the server refused. */
const currentRow = <Row>(error: unknown): Row | undefined => {
  if (!(error instanceof DataError) || error.kind !== 'changed') return undefined;
  try {
    return JSON.parse(error.detail ?? '') as Row;
  } catch {
    return undefined;
  }
};

interface Save<Row, Values, Sent, Input extends FieldValues> {
  form: ZodForm<Input, Values>;
  mutation: Mutation<Sent, Row>;
  /** The row that the form was opened with; undefined for a new one. */
  opened: Row | undefined;
  /** The value to replace `expected`. */
  send: (values: Values, expected: Row | undefined) => Sent;
  /** The form's names of fields that are called otherwise in server errors, but for the case of letters. */
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

  const saveOver = async (values: Values, expected: Row | undefined) => {
    try {
      const saved = await mutation.mutateAsync(send(values, expected));
      setConflict(null);
      onSaved(saved);
    } catch (error) {
      const current = currentRow<Row>(error);
      setConflict(current === undefined ? null : { current, values });
      if (current !== undefined) return;
      const { field, message } = problemOf(error, failure);
      showProblem(form, { field: fieldNames[field ?? ''] ?? field, message });
    }
  };

  const shown: SaveConflict<Row> | null =
    conflict && opened !== undefined
      ? {
          current: conflict.current,
          expected: opened,
          isSaving: mutation.isPending,
          saveAnyway: () => void saveOver(conflict.values, conflict.current),
          goBack: () => setConflict(null),
        }
      : null;
  return { save: (values: Values) => saveOver(values, opened), conflict: shown };
}
