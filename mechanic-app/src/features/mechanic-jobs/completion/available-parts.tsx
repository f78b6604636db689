import { type Page, pageSize } from '@pitlane/shared-data/paging';
import type { Part, SelectedPart } from '@pitlane/shared-data/parts';
import {
  EmptyState,
  PagedList,
  type PageParams,
  type PageQuery,
  Skeleton,
  space,
} from '@pitlane/shared-ui/core';
import { PackageX } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { AvailablePart } from './available-part.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`;

interface AvailablePartsProps {
  parts: PageQuery<Page<Part>>;
  params: PageParams;
  isSearched: boolean;
  chosen: readonly SelectedPart[];
  onPick: (part: Part) => void;
}

export function AvailableParts({ parts, params, isSearched, chosen, onPick }: AvailablePartsProps) {
  return (
    <PagedList
      query={parts}
      params={params}
      pageSize={pageSize}
      label="parts"
      failure="Failed to load parts"
      pending={<Skeleton label="Loading parts inventory..." lines={6} />}
      empty={
        <EmptyState
          level={3}
          icon={PackageX}
          title="No parts found"
          hint={isSearched ? 'Try adjusting your search or filter criteria' : 'No parts are in stock'}
        />
      }
    >
      {({ rows }) => (
        <List role="list" aria-label="Parts in stock">
          {rows.map((part) => (
            <AvailablePart
              key={part.id}
              part={part}
              quantity={chosen.find(({ id }) => id === part.id)?.quantity ?? 0}
              onPick={() => onPick(part)}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
