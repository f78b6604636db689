import type { ReactNode } from 'react';

/** One column of a DataTable. Keep the list at module level or memoised, so that the table can reuse its work. */
export interface Column<Row> {
  /** Also the name under which a sort is reported. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures that people compare, which are then set in tabular numerals. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Names the row; the first column does unless another says so. */
  isRowHeader?: boolean;
  /** Keeps the header for assistive technology only, as over a column of buttons. */
  isHeaderHidden?: boolean;
}

/** The order that the server was asked for. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}
