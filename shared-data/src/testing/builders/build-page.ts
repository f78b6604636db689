import type { Page } from '../../foundation/answers/page.ts';

/** A list of one page. */
export const buildPage = <Row>(rows: Row[], overrides: Partial<Page<Row>> = {}): Page<Row> => ({
  rows,
  total: rows.length,
  ...overrides,
});
