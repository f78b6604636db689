/** One page of a list, as the backend returns it. */
export interface ListPage {
  rows: readonly unknown[];
  /** The number of rows on all pages. */
  total: number;
}
