import { Button, StatusBadge } from '@pitlane/shared-ui/core';
import type { RowProblem } from './use-row.ts';

interface RowStateProps {
  row: { isSaving: boolean; problem: RowProblem | null; save: (isAsked: boolean) => Promise<boolean> };
  /** The line, such as 'Brake discs'. */
  about: string;
}

/** Whether a row is being saved, or why it is not. */
export function RowState({ row, about }: RowStateProps) {
  if (row.isSaving) return <StatusBadge tone="neutral">Saving…</StatusBadge>;
  if (!row.problem) return <StatusBadge tone="neutral">Not saved yet</StatusBadge>;
  return (
    <>
      <Button aria-label={`Save ${about}`} onPress={() => void row.save(true)}>
        Save again
      </Button>
      {!row.problem.field && <small role="alert">{row.problem.message}</small>}
    </>
  );
}
