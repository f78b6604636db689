/** One page of a list; `total` counts the rows that fit the filter, up to 1,001, which means more than 1,000. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Rows of a page, the same as the database functions' default. */
export const pageSize = 20;

/** The most rows a database function sends at once. */
export const maxPageSize = 100;
