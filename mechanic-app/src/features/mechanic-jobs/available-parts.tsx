import { type Page, pageSize } from '@pitlane/shared-data/paging';
import type { availablePartsQuery, Part, SelectedPart } from '@pitlane/shared-data/parts';
import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { PackageX } from '@pitlane/shared-ui/icons';
import { Skeleton } from '@pitlane/shared-ui/skeleton';
import { Pagination } from '@pitlane/shared-ui/table';
import { space } from '@pitlane/shared-ui/theme';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { QueryState } from '../../query-state/query-state.tsx';
import { AvailablePart } from './available-part.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

interface AvailablePartsProps {
  query: ReturnType<typeof availablePartsQuery>;
  page: number;
  /** Whether a search narrows the list. */
  isSearched: boolean;
  chosen: readonly SelectedPart[];
  onPick: (part: Part) => void;
  onPageChange: (page: number) => void;
}

/** A page of the parts in stock, to pick from. */
export function AvailableParts({ query, ...rest }: AvailablePartsProps) {
  const parts = useQuery(query);
  const { data } = parts;
  return (
    <>
      <QueryState
        query={parts}
        failure="Failed to load parts"
        pending={<Skeleton label="Loading parts inventory..." lines={6} />}
      />
      {data && <LoadedParts parts={data} {...rest} />}
    </>
  );
}

type LoadedPartsProps = Omit<AvailablePartsProps, 'query'> & { parts: Page<Part> };

function LoadedParts({ parts, page, isSearched, chosen, onPick, onPageChange }: LoadedPartsProps) {
  if (parts.rows.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={PackageX}
        title="No parts found"
        hint={isSearched ? 'Try adjusting your search or filter criteria' : 'No parts are in stock'}
      />
    );
  }
  return (
    <>
      <List role="list" aria-label="Parts in stock">
        {parts.rows.map((part) => (
          <AvailablePart
            key={part.id}
            part={part}
            quantity={chosen.find(({ id }) => id === part.id)?.quantity ?? 0}
            onPick={() => onPick(part)}
          />
        ))}
      </List>
      <Pagination
        label="Pages of parts"
        page={page}
        pageSize={pageSize}
        total={parts.total}
        onPageChange={onPageChange}
      />
    </>
  );
}
