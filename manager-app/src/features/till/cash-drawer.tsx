import { formatMoneyWithPaise, formatTime } from '@pitlane/shared-data/formats';
import type { Till, TillEntry } from '@pitlane/shared-data/invoices';
import { Button, type Column, DataTable, LongText, Section } from '@pitlane/shared-ui/core';
import { Banknote } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { DrawerDialog } from './drawer-dialog.tsx';
import { drawerKindLabels } from './drawer-kinds.ts';

const columns: Column<TillEntry>[] = [
  { id: 'kind', header: 'Entry', isRowHeader: true, isKey: true, cell: ({ kind }) => drawerKindLabels[kind] },
  { id: 'time', header: 'Time', cell: ({ recorded_at }) => formatTime(recorded_at) },
  { id: 'by', header: 'By', cell: ({ recorded_by_name }) => recorded_by_name },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <LongText>{reason ?? '–'}</LongText> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isKey: true,
    cell: ({ kind, amount }) => formatMoneyWithPaise(kind === 'out' ? -amount : amount),
  },
];

interface CashDrawerProps {
  till: Till;
  /** Only today's drawer takes entries. */
  isToday: boolean;
}

/** The float and what was put into the drawer and taken out besides payments. */
export function CashDrawer({ till, isToday }: CashDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const isOpened = till.entries.some(({ kind }) => kind === 'float');
  return (
    <Section
      title="Cash drawer"
      actions={
        isToday && (
          <Button icon={Banknote} onPress={() => setOpen(true)}>
            {isOpened ? 'Cash In or Out' : 'Open Till'}
          </Button>
        )
      }
    >
      <DataTable
        label="Float and cash in and out"
        columns={columns}
        rows={till.entries}
        rowKey={({ entry_id }) => entry_id}
        emptyText="No float, and no cash in or out."
      />
      {isOpen && <DrawerDialog isOpened={isOpened} onClose={() => setOpen(false)} />}
    </Section>
  );
}
