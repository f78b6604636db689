import type { Page } from '../../paging/page.ts';

/** A list of one page. */
export const buildPage = <Row>(rows: Row[], overrides: Partial<Page<Row>> = {}): Page<Row> => ({
  rows,
  total: rows.length,
  ...overrides,
});
