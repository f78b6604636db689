import { useId } from 'react';
import type { SheetColumn, SheetTable } from '../table-of.ts';
import { PaperTable } from './paper-table-style.ts';

const layoutOf = ({ isNumber, width }: SheetColumn) => ({
  'data-align': isNumber || undefined,
  'data-breaks': width === null || undefined,
});

interface SheetTableViewProps {
  table: SheetTable;
  /** Kept on one printed page. */
  isShort?: boolean;
}

/** A table whose rows are cards on phones. */
export function SheetTableView({ table, isShort = false }: SheetTableViewProps) {
  const captionId = useId();
  const { caption, columns, rows, foot } = table;
  const footLabel = columns.findIndex(({ isRowHeader }) => isRowHeader);
  return (
    // Focusable, so that the keyboard can scroll it.
    <PaperTable data-short={isShort || undefined} aria-labelledby={captionId} tabIndex={0}>
      {/* Explicit roles, because browsers drop the implicit ones when table elements are laid out as blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-labelledby={captionId}>
        <caption id={captionId}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.label} role="columnheader" scope="col" {...layoutOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} role="row">
              {columns.map((column, index) => {
                const { label, isRowHeader } = column;
                const attributes = { ...layoutOf(column), 'data-label': label, children: cells[index] };
                return isRowHeader ? (
                  <th key={label} role="rowheader" scope="row" {...attributes} />
                ) : (
                  <td key={label} role="cell" {...attributes} />
                );
              })}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot role="rowgroup">
            <tr role="row">
              {columns.map((column, index) =>
                index === footLabel ? (
                  <th key={column.label} role="rowheader" scope="row">
                    {foot[index]}
                  </th>
                ) : (
                  <td key={column.label} role="cell" data-label={column.label} {...layoutOf(column)}>
                    {foot[index]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </PaperTable>
  );
}
