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

type Problem = ReturnType<typeof problemOf>;

/** The stored value now, where that is why the server refused. */
const currentRow = <Row>(error: unknown): Row | undefined => {
  if (!(error instanceof DataError) || error.kind !== 'changed') return undefined;
  try {
    return JSON.parse(error.detail ?? '') as Row;
  } catch {
    return undefined;
  }
};

interface SaveOver<Row, Values, Sent> {
  mutation: Mutation<Sent, Row>;
  /** The row that the form was opened with; undefined for a new one. */
  opened: Row | undefined;
  /** The value to replace `expected`. */
  send: (values: Values, expected: Row | undefined) => Sent;
  /** Shown when the server gives no reason. */
  failure: string;
  onSaved: (saved: Row) => void;
  /** What was refused of saving over a changed row. */
  onProblem: (problem: Problem) => void;
}

/** Saves over the row that a form was opened with, and asks when that has changed since. `save` answers with what was refused. */
export function useSaveOver<Row, Values, Sent>({
  mutation,
  opened,
  send,
  failure,
  onSaved,
  onProblem,
}: SaveOver<Row, Values, Sent>) {
  const [conflict, setConflict] = useState<{ current: Row; values: Values } | null>(null);

  const saveOver = async (values: Values, expected: Row | undefined): Promise<Problem | undefined> => {
    try {
      const saved = await mutation.mutateAsync(send(values, expected));
      setConflict(null);
      onSaved(saved);
      return undefined;
    } catch (error) {
      const current = currentRow<Row>(error);
      setConflict(current === undefined ? null : { current, values });
      return current === undefined ? problemOf(error, failure) : undefined;
    }
  };

  const shown: SaveConflict<Row> | null =
    conflict && opened !== undefined
      ? {
          current: conflict.current,
          expected: opened,
          isSaving: mutation.isPending,
          saveAnyway: async () => {
            const problem = await saveOver(conflict.values, conflict.current);
            if (problem) onProblem(problem);
          },
          goBack: () => setConflict(null),
        }
      : null;
  return { save: (values: Values) => saveOver(values, opened), conflict: shown };
}

interface Save<Row, Values, Sent, Input extends FieldValues>
  extends Omit<SaveOver<Row, Values, Sent>, 'onProblem'> {
  form: ZodForm<Input, Values>;
  /** The form's names of fields that are called otherwise in server errors, but for the case of letters. */
  fieldNames?: Record<string, string>;
}

/** As useSaveOver, of a form that shows what was refused at its field. */
export function useSave<Row, Values, Sent, Input extends FieldValues>({
  form,
  fieldNames = {},
  ...options
}: Save<Row, Values, Sent, Input>) {
  const onProblem = ({ field, message }: Problem) =>
    showProblem(form, { field: fieldNames[field ?? ''] ?? field, message });
  const { save, conflict } = useSaveOver({ ...options, onProblem });
  return {
    save: async (values: Values) => {
      const problem = await save(values);
      if (problem) onProblem(problem);
    },
    conflict,
  };
}
