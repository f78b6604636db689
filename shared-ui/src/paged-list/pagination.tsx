import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { type ButtonStyleProps, buttonStyle } from '../button/button-style.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { countLimit, formatCount, formatTotal } from './format-count.ts';
import { pageNumbers } from './page-numbers.ts';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

const Summary = styled.p`
  color: ${token('text-muted')};
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: 0;
  list-style: none;

  /* The range of rows stays: it says that a printed list goes on. */
  @media ${media.print} {
    display: none;
  }
`;

/** On a phone only those at the edges and the current one are shown. */
const PageItem = styled.li`
  min-inline-size: ${space(6)};
  text-align: center;

  @media ${media.narrow} {
    &:not([data-edge]) {
      display: none;
    }
  }
`;

const PageButton = styled.button.attrs({ type: 'button' })`
  ${buttonStyle}

  &[aria-current] {
    background: ${token('text')};
    color: ${token('surface')};
  }
`;

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  /** The number of rows on all pages; above `countLimit`, only the first `countLimit` rows have pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** The accessible name, such as 'Pages of customers'. */
  label: string;
}

/** The range of rows shown, and buttons for the other pages. */
export function Pagination({ page, pageSize, total, onPageChange, label }: PaginationProps) {
  const hasMore = total > countLimit;
  const pageCount = Math.max(1, Math.ceil(Math.min(total, countLimit) / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = hasMore ? page * pageSize : Math.min(page * pageSize, total);
  const buttonStyleProps: ButtonStyleProps = {
    'data-variant': 'quiet',
    'data-size': 'medium',
    'data-icon-only': true,
  };
  return (
    <Bar aria-label={label}>
      <Summary role="status">
        {formatCount(first)}–{formatCount(last)} of {formatTotal(total)}
        {hasMore && page >= pageCount && '. Search, filter or change the sort order to see more.'}
      </Summary>
      {pageCount > 1 && (
        <Pages role="list">
          <PageItem data-edge>
            <PageButton
              {...buttonStyleProps}
              aria-label="Previous page"
              disabled={page <= 1}
              onClick={() => onPageChange(page - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </PageButton>
          </PageItem>
          {pageNumbers(page, pageCount).map((number, index, all) => (
            <PageItem key={number ?? `gap after ${all[index - 1]}`} data-edge={number === page || undefined}>
              {number === null ? (
                '…'
              ) : (
                <PageButton
                  {...buttonStyleProps}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onPageChange(number)}
                >
                  <VisuallyHidden>Page </VisuallyHidden>
                  {formatCount(number)}
                </PageButton>
              )}
            </PageItem>
          ))}
          <PageItem data-edge>
            <PageButton
              {...buttonStyleProps}
              aria-label="Next page"
              disabled={page >= pageCount}
              onClick={() => onPageChange(page + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </PageButton>
          </PageItem>
        </Pages>
      )}
    </Bar>
  );
}
