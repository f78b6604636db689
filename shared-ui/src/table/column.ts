import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface Column<Row> {
  /** Also the column name of a sort. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Of the row header: said smaller beside it. */
  detail?: (row: Row) => ReactNode;
  /** The text is cut before its detail, such as the code of a part. */
  keepsDetail?: boolean;
  /** `end` is for figures, which are then set in tabular numerals. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Its cells stay on one line in a table, such as a day; figures at the end always do. */
  isUnbroken?: boolean;
  /** Makes this the row header; default: the first column. */
  isRowHeader?: boolean;
  /**
   * On phones shown in the closed row, without its header, so that its value must say enough. When a table has such
   * columns, its other ones are shown when a row is opened. A function: in these rows.
   */
  isKey?: boolean | ((row: Row) => boolean);
  /** Hides the header visually, such as over a column of buttons. */
  isHeaderHidden?: boolean;
}

/** The requested sort order. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}
