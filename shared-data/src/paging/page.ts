import { limits } from '../client/database.limits.ts';
import { formatCappedCount } from '../formats/count.ts';

/** One page of a list; `total` counts the rows that fit the filter, up to 1,001, which means more than 1,000. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Rows of a page, the same as the database functions' default. */
export const pageSize = 20;

/** What a pager says of a total: the rows that it leads to, how many there are in words, and whether there are others. */
export const pagedTotal = (total: number) => ({
  total: Math.min(total, limits.countedRows),
  totalText: formatCappedCount(total),
  hasMore: total > limits.countedRows,
});

/** The most rows a database function sends at once. */
export const maxPageSize = 100;
