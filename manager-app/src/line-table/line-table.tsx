import { media, space, token } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** On a phone each line is a block of a few cells in a row. */
const Scroller = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space(1)};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }

  th {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  [data-size='short'] {
    inline-size: 5.5rem;
  }

  [data-size='number'] {
    inline-size: 7rem;
  }

  [data-size='wide'] {
    inline-size: 9rem;
  }

  [data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  tbody {
    border-block-start: ${token('hairline')} solid ${token('line')};
  }

  td > span {
    display: inline-block;
    padding-block: ${space(1.5)};
  }

  td > :is(small, div) {
    display: block;
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  input,
  td > select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${token('target')};
    padding: ${space(1)} ${space(2)};
    background-color: ${token('surface-raised')};
    border: ${token('hairline')} solid ${token('line-control')};
    border-radius: ${token('radius')};
    color: ${token('text')};
    font-size: ${token('text-control')};
  }

  input[data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  [aria-invalid='true'] {
    border-color: ${token('danger')};
  }

  tfoot td {
    padding-block: ${space(2)};
    border-block-start: ${token('hairline')} solid ${token('line-strong')};
    font-weight: ${token('weight-medium')};
  }

  @media ${media.narrow} {
    thead {
      display: none;
    }

    /* As wide as the page: a table is as wide as its fields would be. */
    table,
    tbody,
    tfoot,
    tfoot :is(tr, td) {
      display: block;
    }

    tbody > tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding-block: ${space(2)};
    }

    tbody > tr > td {
      min-inline-size: 0;
    }

    tbody > tr > [data-wide] {
      grid-column: 1 / -1;
    }

    tbody > tr > td:empty {
      display: none;
    }

    tbody > tr > [data-head]::before {
      content: attr(data-head) / '';
      display: block;
      font-size: ${token('text-xs')};
      color: ${token('text-muted')};
    }
  }
`;

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
