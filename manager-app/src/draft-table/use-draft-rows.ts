import { problemOf } from '@pitlane/shared-data/forms';
import { type DraftChanges, type InvoiceDraft, useSaveDraft } from '@pitlane/shared-data/invoices';
import { useLayoutEffect, useRef } from 'react';
import type { RowProblem } from '../line-table/use-row.ts';
import { useRows } from '../line-table/use-rows.ts';
import { atItsCell } from './draft-fields.ts';

/** The lines of a draft, which are saved one after the other, each with the version that the one before has left. */
export function useDraftRows(draft: InvoiceDraft) {
  const { mutateAsync } = useSaveDraft();
  const rows = useRows();
  const version = useRef(draft.version);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useLayoutEffect(() => {
    version.current = draft.version;
  }, [draft.version]);

  const saveLine = (line: NonNullable<DraftChanges['lines']>[number]): Promise<InvoiceDraft | RowProblem> => {
    const saved = last.current.then(async () => {
      try {
        const answer = await mutateAsync({
          requestId: draft.request_id,
          lines: [line],
          version: version.current,
        });
        version.current = answer.version;
        return answer;
      } catch (error) {
        return atItsCell(problemOf(error, 'Failed to save the line'));
      }
    });
    last.current = saved;
    return saved;
  };
  return { rows, saveLine, version };
}

export type DraftRows = ReturnType<typeof useDraftRows>;
