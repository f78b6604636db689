import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { QueryView, type ViewedQuery } from '../query-view/query-view.tsx';
import { space } from '../theme/token.ts';
import { Pagination } from './pagination.tsx';
import { useLastPage } from './use-last-page.ts';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  outline: 0;
`;

/** One page of a list, as the backend answers it. */
export interface ListPage {
  rows: readonly unknown[];
  /** Rows on all pages together. */
  total: number;
}

/** A query for one page; meanwhile it may show the page before. */
export interface PageQuery<Data> extends ViewedQuery<Data> {
  isPlaceholderData: boolean;
}

/** Which page is shown and how to get to another: `useListParams` where the address keeps it, else a state. */
export interface PageParams {
  page: number;
  goToPage: (page: number, options?: { replace?: boolean }) => void;
}

export interface PagedListProps<Data extends ListPage> {
  query: PageQuery<Data>;
  params: PageParams;
  pageSize: number;
  /** What the list holds, such as 'service requests'. */
  label: string;
  /** What could not be done, such as 'Failed to load service requests'. */
  failure: string;
  /** Shown until there is an answer. */
  pending: ReactNode;
  /** Shown where the list has no rows at all. Without it the rows are drawn, for a table that says so itself. */
  empty?: ReactNode;
  /** A ListSummary. It tells how many rows there are, so the pages are named only where there are several. */
  summary?: (data: Data) => ReactNode;
  /** The rows: a DataTable, or cards. */
  children: (data: Data) => ReactNode;
  /** Takes the focus when the control that had it leaves the list. */
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * A list of which one page is shown, with all the states of its query and the way to the other pages. Turning the
 * page leads the reader back to the beginning of the list; a page past the last leads to the last.
 */
export function PagedList<Data extends ListPage>({
  query,
  params: { page, goToPage },
  pageSize,
  label,
  failure,
  pending,
  empty,
  summary,
  children,
  ref,
}: PagedListProps<Data>) {
  const own = useRef<HTMLDivElement>(null);
  const results = ref ?? own;
  const { data, isPlaceholderData } = query;
  const isLeavingPage = useLastPage({ page, pageSize, data, isPlaceholderData, goToPage });
  const turnTo = (next: number) => {
    goToPage(next);
    results.current?.focus({ preventScroll: true });
  };
  const content = (data: Data) => (
    <>
      {children(data)}
      {summary?.(data)}
      {data.total > (summary ? pageSize : 0) && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPageChange={turnTo}
          label={`Pages of ${label}`}
        />
      )}
    </>
  );
  // A new element once the data is there: kept, it would be moved by whatever above it changes height at that moment.
  const key = data === undefined ? 'pending' : 'loaded';
  return (
    <Results key={key} ref={results} tabIndex={-1} role="group" aria-label={`List of ${label}`}>
      <QueryView query={query} failure={failure} pending={pending}>
        {(data) => {
          if (isLeavingPage) return pending;
          return empty && data.total === 0 ? empty : content(data);
        }}
      </QueryView>
    </Results>
  );
}
