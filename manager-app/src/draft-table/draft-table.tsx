import { formatMoneyWithPaise, toPaise, toRupees } from '@pitlane/shared-data/formats';
import type { InvoiceDraft } from '@pitlane/shared-data/invoices';
import { LineTable } from '../line-table/line-table.tsx';
import { DraftLine } from './draft-line.tsx';
import type { DraftRows } from './use-draft-rows.ts';

interface DraftTableProps {
  draft: InvoiceDraft;
  draftRows: DraftRows;
  /** Whether codes and rates are changed here. */
  hasTaxCells?: boolean;
}

/** The lines of a draft, each of which saves itself, and what they come to as they are typed. */
export function DraftTable({ draft, draftRows, hasTaxCells = false }: DraftTableProps) {
  const isTaxed = hasTaxCells && draft.kind === 'tax_invoice';
  const { states } = draftRows.rows;
  const total = draft.lines.reduce(
    (sum, { position, amount }) => sum + toPaise(states.get(position)?.amount ?? amount),
    0,
  );
  return (
    <LineTable
      label="Lines"
      columns={[
        { head: 'Work' },
        ...(isTaxed
          ? ([
              { head: 'HSN or SAC', isEnd: true, size: 'number' },
              { head: 'Tax (%)', isEnd: true, size: 'short' },
            ] as const)
          : []),
        { head: 'Discount', isEnd: true, size: 'number' },
        { head: 'Amount', isEnd: true, size: 'wide' },
      ]}
      total={`${formatMoneyWithPaise(toRupees(total))} in all`}
    >
      {draft.lines.map((line) => (
        <DraftLine
          key={line.position}
          draft={draft}
          line={line}
          draftRows={draftRows}
          hasTaxCells={isTaxed}
        />
      ))}
    </LineTable>
  );
}
