import { pageSize } from '@pitlane/shared-data/paging';
import { Pagination } from '@pitlane/shared-ui/table';
import { space } from '@pitlane/shared-ui/theme';
import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';

const Results = styled.div`
  display: grid;
  gap: ${space(4)};
  outline: 0;
`;

export type PagedListProps = {
  /** What the list holds, such as 'service requests'. */
  label: string;
  page: number;
  /** Rows on all pages together. */
  total: number;
  onPageChange: (page: number) => void;
  children: ReactNode;
  /** Tells below the rows how many there are, so that the pages are named only where there are several. */
  figures?: ReactNode;
  /** Takes the focus when the control that had it leaves the list. */
  ref?: RefObject<HTMLDivElement | null>;
};

/** One page of a list with the way to the others. Turning the page leads the reader back to its beginning. */
export function PagedList({ label, page, total, onPageChange, children, figures, ref }: PagedListProps) {
  const own = useRef<HTMLDivElement>(null);
  const results = ref ?? own;
  const turnTo = (next: number) => {
    onPageChange(next);
    results.current?.focus({ preventScroll: true });
  };
  return (
    <Results ref={results} tabIndex={-1} role="group" aria-label={`List of ${label}`}>
      {children}
      {figures}
      {total > (figures ? pageSize : 0) && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          onPageChange={turnTo}
          label={`Pages of ${label}`}
        />
      )}
    </Results>
  );
}
