import {
  type EstimateLine,
  type LineState,
  lineStateLabels,
  lineStateOf,
} from '@pitlane/shared-data/estimates';
import { Button, StatusBadge, type Tone } from '@pitlane/shared-ui/core';
import type { Row } from '../../../../line-table/use-row.ts';
import type { LineFields } from './line-fields.ts';

const tones: Record<LineState, Tone> = {
  to_price: 'warning',
  to_send: 'neutral',
  waiting: 'info',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

export function StateOfLine({ line }: { line: EstimateLine }) {
  const state = lineStateOf(line);
  return <StatusBadge tone={tones[state]}>{lineStateLabels[state]}</StatusBadge>;
}

/** Whether a row is being saved, or why it is not. */
export function RowState({ row, about }: { row: Row<LineFields>; about: string }) {
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
