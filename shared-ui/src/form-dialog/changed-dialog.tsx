import { useFormContext } from 'react-hook-form';
import { DescriptionList } from '../description-list/description-list.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { showProblem } from '../form/use-zod-form.ts';
import { Stack } from '../layout/arrangement.tsx';
import type { FormProblem } from '../plain-form/form-problem.ts';

/** The fields of a row, as a conflict shows them. */
export type ChangedFields<Row> = readonly { label: string; text: (row: Row) => string }[];

export interface ChangedDialogProps<Row> {
  /** What was changed, such as 'this service'. */
  subject: string;
  fields: ChangedFields<Row>;
  /** None: nothing is asked. */
  conflict: {
    /** What stands there now. */
    current: Row;
    /** What the form was opened with. */
    expected: Row;
    isSaving: boolean;
    /** Answers with what was refused. */
    saveAnyway: () => Promise<FormProblem | undefined>;
    goBack: () => void;
  } | null;
}

/** Within a Form: asks before values are replaced that someone else saved since it was opened. */
export function ChangedDialog<Row>({ subject, fields, conflict }: ChangedDialogProps<Row>) {
  const form = useFormContext();
  if (!conflict) return null;
  const { current, expected, isSaving, saveAnyway, goBack } = conflict;
  const changed = fields
    .map(({ label, text }) => ({ label, value: text(current) || '–', before: text(expected) || '–' }))
    .filter(({ value, before }) => value !== before)
    .map(({ label, value, before }) => ({ label, value: `${value} (was ${before})` }));
  const replace = async () => {
    const problem = await saveAnyway();
    if (problem) showProblem(form, problem);
  };
  return (
    <ConfirmDialog
      isOpen
      title="Changed by someone else"
      confirmLabel="Replace With Mine"
      cancelLabel="Go Back"
      isPending={isSaving}
      pendingLabel="Saving..."
      onConfirm={() => void replace()}
      onOpenChange={goBack}
    >
      <Stack>
        <p>Someone else has changed {subject} since you opened it. Replace these values with yours?</p>
        <DescriptionList layout="stacked" items={changed} />
      </Stack>
    </ConfirmDialog>
  );
}
