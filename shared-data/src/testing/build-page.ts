import type { Page } from '../paging/page.ts';

/** These rows as the one page that there is. */
export const buildPage = <Row>(rows: Row[], overrides: Partial<Page<Row>> = {}): Page<Row> => ({
  rows,
  total: rows.length,
  ...overrides,
});
