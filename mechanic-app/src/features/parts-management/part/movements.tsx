import { pageSize } from '@pitlane/shared-data/paging';
import { movementsQuery, type Part } from '@pitlane/shared-data/parts';
import { useSession } from '@pitlane/shared-data/session';
import {
  EmptyState,
  FilterSelect,
  PagedList,
  Section,
  SkeletonTable,
  Toolbar,
  useListParams,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { movementKinds, movementLabels } from './describe-movement.ts';
import { MovementTable } from './movement-table.tsx';

interface MovementsProps {
  part: Part;
  /** Shown once the movements are, so that they do not push it down. */
  below: ReactNode;
}

/** Everything that changed the stock of a part, newest first. */
export function Movements({ part, below }: MovementsProps) {
  const isManager = useSession().account?.role === 'manager';
  const list = useListParams();
  const kind = list.readOneOf('kind', movementKinds);
  const movements = useQuery(movementsQuery({ partId: part.id, kind, page: list.page }));
  return (
    <>
      <Section title="Movements">
        <Toolbar>
          <FilterSelect
            label="Kind"
            allLabel="All Kinds"
            values={movementKinds}
            labelOf={(value) => movementLabels[value]}
            value={kind}
            onChange={(value) => list.change({ kind: value })}
          />
        </Toolbar>
        <PagedList
          query={movements}
          params={list}
          pageSize={pageSize}
          label="movements"
          failure="Failed to load the movements"
          pending={<SkeletonTable label="Loading the movements..." columns={7} />}
          empty={
            <EmptyState
              level={3}
              title="No movements"
              hint="Each receipt, use and count of the part appears here."
            />
          }
        >
          {({ rows }) => (
            <MovementTable
              part={part}
              movements={rows}
              linkTo={isManager ? paths.estimate : paths.job}
              isRefreshing={movements.isPlaceholderData}
            />
          )}
        </PagedList>
      </Section>
      {!movements.isPending && below}
    </>
  );
}
