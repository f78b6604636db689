import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { Column, Sort } from './column.ts';
import { DataRow, type RowActions } from './data-row.tsx';
import { nameCutText } from './name-cut-text.ts';
import { SortButton } from './sort-button.tsx';
import { SortSelect } from './sort-select.tsx';
import { tableStyle } from './table-style.ts';

const Scroller = styled.section`
  ${tableStyle}
`;

const opposite = (direction: Sort['direction'] | undefined) =>
  direction === 'ascending' ? 'descending' : 'ascending';

export interface DataTableProps<Row extends object> extends RowActions<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The current sort order; the server sorts. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** Shown when there are no rows. */
  emptyText?: ReactNode;
  /** Newer rows are loading; the current ones stay readable. */
  isRefreshing?: boolean;
}

/** A table. On phones each row becomes a card of its key columns, which can be opened, and a select sorts. */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  rowHref,
  onRowAction,
  rowLabel,
  emptyText = 'Nothing to show',
  isRefreshing = false,
}: DataTableProps<Row>) {
  const directionOf = (id: string) => (sort?.column === id ? sort.direction : undefined);
  const isAction = Boolean(rowHref || onRowAction);

  return (
    // Without a control inside, the region itself is focusable, so that the keyboard can scroll it.
    <Scroller
      aria-label={label}
      tabIndex={isAction || onSortChange ? undefined : 0}
      onMouseMove={nameCutText}
    >
      {onSortChange && <SortSelect columns={columns} sort={sort} onSortChange={onSortChange} />}
      {/* Explicit roles, because browsers drop the implicit ones when table elements are laid out as blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-label={label} aria-busy={isRefreshing}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, align, isHeaderHidden, isSortable }) => {
              const changeSort = isSortable ? onSortChange : undefined;
              const direction = changeSort && directionOf(id);
              return (
                <th
                  key={id}
                  role="columnheader"
                  scope="col"
                  aria-sort={direction}
                  data-align={align === 'end' || undefined}
                >
                  {changeSort ? (
                    <SortButton
                      label={header}
                      direction={direction}
                      align={align ?? 'start'}
                      onPress={() => changeSort({ column: id, direction: opposite(direction) })}
                    />
                  ) : isHeaderHidden ? (
                    <VisuallyHidden>{header}</VisuallyHidden>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <DataRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              rowHref={rowHref}
              onRowAction={onRowAction}
              rowLabel={rowLabel}
            />
          ))}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length}>
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </Scroller>
  );
}
