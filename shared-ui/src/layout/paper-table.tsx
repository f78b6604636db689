import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(1)} 0 ${space(1)} ${space(4)};
    border-block-end: ${token('hairline')} solid ${token('line')};
    text-align: end;
  }

  th {
    font-weight: ${token('weight-regular')};
  }

  thead th {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

export interface PaperTableProps {
  label: string;
  /** The heads of the columns. */
  heads: readonly string[];
  /** The cells of each row, its name first. The rows of a paper have no key and keep their order. */
  rows: readonly (readonly ReactNode[])[];
}

/** The lines of a sheet of paper: what it is, how much, and the amount. */
export const PaperTable = ({ label, heads, rows }: PaperTableProps) => (
  <Table aria-label={label}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key and are not reordered
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={heads[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
