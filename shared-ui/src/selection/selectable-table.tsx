import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Column } from '../table/column.ts';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { media } from '../theme/media.ts';
import { space } from '../theme/token.ts';
import { selectColumn } from './select-column.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  @media ${media.medium} {
    & > section {
      grid-area: 1 / 1;
    }
  }
`;

/** Before the others, of which the first still names its row. */
const withSelection = <Row,>(columns: readonly Column<Row>[], select: Column<Row>): Column<Row>[] => [
  { ...select, isKey: columns.some(({ isKey }) => isKey) },
  ...columns.map((column, place) =>
    place === 0 && !columns.some(({ isRowHeader }) => isRowHeader)
      ? { ...column, isRowHeader: true }
      : column,
  ),
];

interface SelectableTableProps<Row extends object> extends DataTableProps<Row> {
  selection: Selection<Row>;
  /** Names a row, as in 'Select PL/2026-27/00123'. */
  nameOf: (row: Row) => string;
  /** '2 invoices' */
  countText: (count: number) => string;
  /** Buttons for those that are selected. */
  actions: ReactNode;
}

/** A table of which several rows are acted on at once. Escape drops the selection. */
export function SelectableTable<Row extends object>({
  selection,
  nameOf,
  countText,
  actions,
  columns,
  ...table
}: SelectableTableProps<Row>) {
  if (selection.selectable.length === 0) return <DataTable {...table} columns={columns} />;
  const clear = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isOfOverlay = (target as Element).closest('dialog, [popover]');
    if (key === 'Escape' && !defaultPrevented && !isOfOverlay) selection.choose([]);
  };
  return (
    <Box onKeyDown={clear}>
      <SelectionBar selection={selection} countText={countText} actions={actions} />
      <DataTable {...table} columns={withSelection(columns, selectColumn(selection, nameOf))} />
    </Box>
  );
}
