import type { ReactNode } from 'react';
import { Scroller } from './line-table-style.ts';

export interface LineColumn {
  head: string;
  isEnd?: boolean;
  /** None: what is left. */
  size?: 'short' | 'number' | 'wide';
}

interface LineTableProps {
  label: string;
  columns: readonly LineColumn[];
  /** A `tbody` for each line. */
  children: ReactNode;
  total: ReactNode;
}

/** Lines that are edited in place: Tab goes through the cells, Enter to the next line. */
export const LineTable = ({ label, columns, children, total }: LineTableProps) => (
  <Scroller>
    {/* Explicit roles, because browsers drop the implicit ones where the rows are laid out as blocks. */}
    {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, isEnd, size }) => (
            <th key={head} role="columnheader" scope="col" data-end={isEnd || undefined} data-size={size}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
      <tfoot role="rowgroup">
        <tr role="row">
          <td role="cell" data-end colSpan={columns.length}>
            {total}
          </td>
        </tr>
      </tfoot>
    </table>
    {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
  </Scroller>
);
