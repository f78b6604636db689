import {
  type ColumnDef,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column.ts';

const features = tableFeatures({ rowSortingFeature });

const toSortingState = (sort: Sort | null | undefined): SortingState =>
  sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];

/** The TanStack Table of our columns. The server sorts the rows; the table only holds the requested sort order. */
export function useColumnTable<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}) {
  const isSortable = Boolean(onSortChange);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          accessorFn: (row) => row,
          enableSorting: Boolean(column.isSortable && isSortable),
        }),
      ),
    [columns, isSortable],
  );
  const sorting = useMemo(() => toSortingState(sort), [sort]);

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSortChange?.({ column: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
  });
}
