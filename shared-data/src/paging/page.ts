/** One page of a list; `total` counts every row that fits the filter. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Rows of a page, the same as the database functions' default. */
export const pageSize = 20;

/** The most rows a database function sends at once. */
export const maxPageSize = 100;
