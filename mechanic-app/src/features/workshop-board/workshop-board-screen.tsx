import { type Stage, stageLabels, useLiveWorkshop, workshopBoardQuery } from '@pitlane/shared-data/board';
import { Board, BoardColumn } from '@pitlane/shared-ui/board';
import { EmptyState, PageHeader, QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { WorkshopPage } from '../../workshop-page/workshop-page.tsx';
import { LaneCard } from './lane-card.tsx';

const stages = Object.keys(stageLabels) as Stage[];

/** The mechanic's own cars of today, by where they are. */
export function Component() {
  useLiveWorkshop();
  const query = useQuery(workshopBoardQuery());
  return (
    <WorkshopPage>
      <PageHeader title="Workshop Board" back={{ href: paths.dashboard, label: 'Dashboard' }} />
      <QueryView
        query={query}
        failure="Failed to load the workshop board"
        pending={<SkeletonCard label="Loading the workshop board..." count={3} />}
      >
        {({ now, rows }) =>
          rows.length === 0 ? (
            <EmptyState title="No cars today" hint="Jobs that a manager assigns to you appear here." />
          ) : (
            <Board>
              {stages.map((stage) => {
                const cards = rows.filter((card) => card.stage === stage);
                return (
                  <BoardColumn key={stage} title={stageLabels[stage]} count={cards.length}>
                    {cards.map((card) => (
                      <LaneCard key={card.request_id} {...{ card, now }} />
                    ))}
                  </BoardColumn>
                );
              })}
            </Board>
          )
        }
      </QueryView>
    </WorkshopPage>
  );
}
