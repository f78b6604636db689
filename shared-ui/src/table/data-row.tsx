import { Fragment, type ReactNode } from 'react';
import { PortalLink } from '../link/portal-link.tsx';
import type { Column } from './column.ts';
import { LongText } from './long-text.tsx';

export interface RowActions<Row> {
  /** Makes the row a link. */
  rowHref?: (row: Row) => string;
  /** Makes the row a button. */
  onRowAction?: (row: Row) => void;
  /** The accessible name of the row's link or button; default: the content of the row header. */
  rowLabel?: (row: Row) => string;
}

interface DataRowProps<Row> extends RowActions<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** One row: elements alone, which the table styles. */
export function DataRow<Row>({ row, columns, rowHref, onRowAction, rowLabel }: DataRowProps<Row>) {
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];
  const hasKeys = columns.some((column) => column.isKey);
  const isKey = ({ isKey: key }: Column<Row>) => (typeof key === 'function' ? key(row) : key);
  const hasMore = hasKeys && columns.some((column) => column !== rowHeader && !isKey(column));
  /** A link where there is an address, so that it can be opened in a new tab, else a button. */
  const inAction = (content: ReactNode) => {
    const props = { 'data-row-action': true, 'aria-label': rowLabel?.(row), children: content };
    if (rowHref) return <PortalLink {...props} href={rowHref(row)} />;
    return onRowAction ? <button {...props} type="button" onClick={() => onRowAction(row)} /> : content;
  };
  // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the roles of table elements that are laid out as blocks
  return (
    <tr role="row">
      {columns.map((column) => {
        const attributes = {
          'data-align': column.align === 'end' || undefined,
          'data-unbroken': column.isUnbroken || undefined,
          'data-label': column.isHeaderHidden ? undefined : column.header,
          'data-on-phones': hasKeys ? (isKey(column) ? 'key' : 'detail') : undefined,
        };
        return column === rowHeader ? (
          <Fragment key={column.id}>
            <th role="rowheader" scope="row" {...attributes}>
              <LongText detail={column.detail?.(row)} keepsDetail={column.keepsDetail}>
                {inAction(column.cell(row))}
              </LongText>
            </th>
            {hasMore && (
              <td role="cell" data-more>
                <details>
                  <summary>More</summary>
                </details>
              </td>
            )}
          </Fragment>
        ) : (
          <td key={column.id} role="cell" {...attributes}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
}
