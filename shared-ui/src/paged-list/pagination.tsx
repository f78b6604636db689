import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyle } from '../button/button-style.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { formatCount, formatTotal, mostCounted } from './format-count.ts';
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
`;

const Place = styled.li<{ $isEdge: boolean }>`
  min-inline-size: ${space(6)};
  text-align: center;

  @media ${media.narrow} {
    display: ${({ $isEdge }) => ($isEdge ? 'list-item' : 'none')};
  }
`;

const PageButton = styled(Button)<ButtonLook>`
  ${buttonStyle}
  padding: ${space(2)};

  &[aria-current] {
    background: ${token('text')};
    color: ${token('surface')};
  }
`;

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Rows on all pages together; above `mostCounted` there are more than the pages lead to. */
  total: number;
  onPageChange: (page: number) => void;
  /** Names the control, such as 'Pages of customers'. */
  label: string;
}

/** Which part of a long list is shown, and the way to the other parts. */
export function Pagination({ page, pageSize, total, onPageChange, label }: PaginationProps) {
  const hasMore = total > mostCounted;
  const pageCount = Math.max(1, Math.ceil(Math.min(total, mostCounted) / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = hasMore ? page * pageSize : Math.min(page * pageSize, total);
  const look = { $variant: 'quiet', $size: 'medium' } as const;
  return (
    <Bar aria-label={label}>
      <Summary role="status">
        {formatCount(first)}–{formatCount(last)} of {formatTotal(total)}
        {hasMore && page >= pageCount && '. Search, filter or sort the other way to see the others.'}
      </Summary>
      {pageCount > 1 && (
        <Pages role="list">
          <Place $isEdge>
            <PageButton
              {...look}
              aria-label="Previous page"
              isDisabled={page <= 1}
              onPress={() => onPageChange(page - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </PageButton>
          </Place>
          {pageNumbers(page, pageCount).map((number, index, all) => (
            <Place key={number ?? `gap after ${all[index - 1]}`} $isEdge={number === page}>
              {number === null ? (
                '…'
              ) : (
                <PageButton
                  {...look}
                  aria-current={number === page ? 'page' : undefined}
                  onPress={() => onPageChange(number)}
                >
                  <VisuallyHidden>Page </VisuallyHidden>
                  {formatCount(number)}
                </PageButton>
              )}
            </Place>
          ))}
          <Place $isEdge>
            <PageButton
              {...look}
              aria-label="Next page"
              isDisabled={page >= pageCount}
              onPress={() => onPageChange(page + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </PageButton>
          </Place>
        </Pages>
      )}
    </Bar>
  );
}
