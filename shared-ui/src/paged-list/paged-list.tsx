import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { type QueryLike, QueryView } from '../query-view/query-view.tsx';
import { staff } from '../theme/density.ts';
import { space } from '../theme/token.ts';
import type { ListPage } from './list-page.ts';
import { Pagination } from './pagination.tsx';
import { RowsInTurn } from './rows-in-turn.tsx';
import { useRedirectToLastPage } from './use-redirect-to-last-page.ts';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  outline: 0;

  ${staff} {
    gap: ${space(2)};
  }
`;

/** A query for one page. While it loads, it may show the previous page. */
export interface PageQuery<Data> extends QueryLike<Data> {
  isPlaceholderData: boolean;
}

/** The current page and how to change it: from `useListParams`, or from React state. */
export interface PageParams {
  page: number;
  goToPage: (page: number, options?: { replace?: boolean }) => void;
}

export interface PagedListProps<Data extends ListPage> {
  query: PageQuery<Data>;
  params: PageParams;
  pageSize: number;
  /** The rows in plural, such as 'service requests'. */
  label: string;
  /** The error title, such as 'Failed to load service requests'. */
  failure: string;
  /** Shown until the first result. */
  pending: ReactNode;
  /** Shown when the list has no rows. Omit it for a table with its own empty text. */
  empty?: ReactNode;
  /** A ListSummary. It shows the number of rows, so the pagination is hidden when there is one page. */
  summary?: (data: Data) => ReactNode;
  /** The rows are cards, not those of a table, whose columns would move: what fills a window is rendered first. */
  hasCards?: boolean;
  /** The first card has a line of its own. */
  isFirstWide?: boolean;
  /** The rows: a DataTable, or cards. */
  children: (data: Data) => ReactNode;
  /** Receives the focus when the focused control is removed from the list. */
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * One page of a list, with all states of its query and the pagination. Changing the page moves the focus to the start of
 * the list; a page past the last redirects to the last.
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
  hasCards = false,
  isFirstWide = false,
  children,
  ref,
}: PagedListProps<Data>) {
  const own = useRef<HTMLDivElement>(null);
  const results = ref ?? own;
  const { data, isPlaceholderData } = query;
  const isLeavingPage = useRedirectToLastPage({ page, pageSize, data, isPlaceholderData, goToPage });
  const changePage = (next: number) => {
    goToPage(next);
    results.current?.focus({ preventScroll: true });
  };
  const wasLoaded = useRef(data !== undefined).current;
  const content = (data: Data) => (
    <RowsInTurn data={data} isWhole={!hasCards || wasLoaded} isFirstWide={isFirstWide} rows={children}>
      {summary?.(data)}
      {data.total > (summary ? pageSize : 0) && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPageChange={changePage}
          label={`Pages of ${label}`}
        />
      )}
    </RowsInTurn>
  );
  return (
    <Results ref={results} tabIndex={-1} role="group" aria-label={`List of ${label}`}>
      <QueryView query={query} failure={failure} pending={pending}>
        {(data) => {
          if (isLeavingPage) return pending;
          return empty && data.total === 0 ? empty : content(data);
        }}
      </QueryView>
    </Results>
  );
}
