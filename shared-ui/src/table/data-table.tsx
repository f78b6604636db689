import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { Column, Sort } from './column.ts';
import { RowAction } from './row-action.tsx';
import { SortButton } from './sort-button.tsx';
import {
  Body,
  BodyCell,
  BodyRow,
  EmptyCell,
  Head,
  HeadCell,
  HeadRow,
  Scroller,
  Sheet,
} from './table-parts.ts';
import { useColumnTable } from './use-column-table.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export interface DataTableProps<Row extends object> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The current sort order; the server sorts. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** Makes the row a link. */
  rowHref?: (row: Row) => string;
  /** Makes the row a button. */
  onRowAction?: (row: Row) => void;
  /** The accessible name of the row's link or button; default: the content of the row header. */
  rowLabel?: (row: Row) => string;
  /** Shown when there are no rows. */
  emptyText?: ReactNode;
  /** Newer rows are loading; the current ones stay readable. */
  isRefreshing?: boolean;
}

/** A table. On narrow screens each row becomes a card, with the sort buttons above. */
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
  const table = useColumnTable({ columns, rows, rowKey, sort, onSortChange });
  const isAction = Boolean(rowHref || onRowAction);
  const rowHeaderId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const labelOf = (id: string) => (byId.get(id)?.isHeaderHidden ? '' : byId.get(id)?.header);
  const alignOf = (id: string) => byId.get(id)?.align ?? 'start';

  return (
    // Without a control inside, the region itself is focusable, so that the keyboard can scroll it.
    <Scroller aria-label={label} tabIndex={isAction || onSortChange ? undefined : 0}>
      <Sheet aria-label={label} aria-busy={isRefreshing}>
        <Head>
          {table.getHeaderGroups().map((group) => (
            <HeadRow key={group.id}>
              {group.headers.map(({ id, column }) => {
                const direction = column.getIsSorted();
                const isSortable = column.getCanSort();
                const header = byId.get(column.id)?.header ?? '';
                return (
                  <HeadCell
                    key={id}
                    aria-sort={isSortable && direction ? ariaSort[direction] : undefined}
                    $align={alignOf(column.id)}
                    $isSortable={isSortable}
                  >
                    {isSortable ? (
                      <SortButton
                        label={header}
                        direction={direction}
                        align={alignOf(column.id)}
                        onPress={() => column.toggleSorting(undefined, false)}
                      />
                    ) : byId.get(column.id)?.isHeaderHidden ? (
                      <VisuallyHidden>{header}</VisuallyHidden>
                    ) : (
                      header
                    )}
                  </HeadCell>
                );
              })}
            </HeadRow>
          ))}
        </Head>
        <Body>
          {table.getRowModel().rows.map((row) => (
            <BodyRow key={row.id} $isAction={isAction}>
              {row.getAllCells().map((cell) => {
                const isRowHeader = cell.column.id === rowHeaderId;
                const content = <table.FlexRender cell={cell} />;
                return (
                  <BodyCell
                    key={cell.id}
                    as={isRowHeader ? 'th' : 'td'}
                    role={isRowHeader ? 'rowheader' : 'cell'}
                    scope={isRowHeader ? 'row' : undefined}
                    data-label={labelOf(cell.column.id)}
                    $align={alignOf(cell.column.id)}
                  >
                    {isRowHeader && isAction ? (
                      <RowAction
                        href={rowHref?.(row.original)}
                        onPress={() => onRowAction?.(row.original)}
                        label={rowLabel?.(row.original)}
                      >
                        {content}
                      </RowAction>
                    ) : (
                      content
                    )}
                  </BodyCell>
                );
              })}
            </BodyRow>
          ))}
          {rows.length === 0 && (
            <BodyRow $isAction={false}>
              <EmptyCell colSpan={columns.length}>{emptyText}</EmptyCell>
            </BodyRow>
          )}
        </Body>
      </Sheet>
    </Scroller>
  );
}
