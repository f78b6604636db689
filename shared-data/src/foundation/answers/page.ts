/** One page of a list; `total` counts the matching rows, up to 1,001, which means more than 1,000. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The same as the database functions' default. */
export const pageSize = 20;

/** The largest page that a database function returns. */
export const maxPageSize = 100;
