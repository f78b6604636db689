import { type DataError, messageFor } from '@pitlane/shared-data/data-error';
import { type Column, StatusBadge } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { RowActions } from './row-actions.tsx';

interface SetActive<Change> {
  isPending: boolean;
  mutate: (change: Change, callbacks: { onSuccess: () => void; onError: (error: DataError) => void }) => void;
}

interface ActiveColumnsProps<Row, Change> {
  setActive: SetActive<Change>;
  changeOf: (row: Row, active: boolean) => Change;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  /** What a row is while it is not retired. */
  inUse: 'On offer' | 'In use';
  onEdit: (row: Row) => void;
}

/** The columns of what can be retired and brought back: whether it is, and the buttons of the row. */
export function useActiveColumns<Row extends { active: boolean }, Change>({
  setActive,
  changeOf,
  idOf,
  nameOf,
  inUse,
  onEdit,
}: ActiveColumnsProps<Row, Change>): Column<Row>[] {
  const [toggled, setToggled] = useState<number>();
  const toggle = (row: Row) => {
    const name = nameOf(row);
    setToggled(idOf(row));
    setActive.mutate(changeOf(row, !row.active), {
      onSuccess: () =>
        notify.success(row.active ? `${name} is retired` : `${name} is ${inUse.toLowerCase()} again`),
      onError: (error) => notify.failure(messageFor(error, `Failed to change ${name}`)),
    });
  };
  return [
    {
      id: 'status',
      header: 'Status',
      isKey: true,
      cell: ({ active }) =>
        active ? <StatusBadge tone="success">{inUse}</StatusBadge> : <StatusBadge>Retired</StatusBadge>,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (row) => (
        <RowActions
          name={nameOf(row)}
          isActive={row.active}
          isPending={setActive.isPending && toggled === idOf(row)}
          onEdit={() => onEdit(row)}
          onToggle={() => toggle(row)}
        />
      ),
    },
  ];
}
