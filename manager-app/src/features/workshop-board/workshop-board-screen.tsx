import { type Stage, stageLabels, useLiveWorkshop, workshopBoardQuery } from '@pitlane/shared-data/board';
import { misfitsQuery } from '@pitlane/shared-data/plan';
import { Board, BoardColumn } from '@pitlane/shared-ui/board';
import {
  LinkButton,
  Page,
  PageHeader,
  QueryView,
  SkeletonCard,
  useWholeWindow,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Misfits } from '../../misfits/misfits.tsx';
import { paths } from '../../paths.ts';
import { WorkshopCard } from './workshop-card.tsx';

const stages = Object.keys(stageLabels) as Stage[];

/** Where each car of today is, since when, and whose turn it is. `?wall` is for a screen on the wall. */
export function Component() {
  useLiveWorkshop();
  const query = useQuery(workshopBoardQuery());
  const isWall = useSearchParams()[0].has('wall');
  useWholeWindow(isWall);
  const misfits = useQuery({ ...misfitsQuery(), enabled: !isWall });
  return (
    <Page>
      <PageHeader
        title="Workshop Board"
        back={{ href: paths.dashboard, label: 'Dashboard' }}
        actions={
          <LinkButton href={isWall ? paths.workshopBoard : paths.workshopWall}>
            {isWall ? 'Leave Wall View' : 'Wall View'}
          </LinkButton>
        }
      />
      <QueryView
        query={query}
        failure="Failed to load the workshop board"
        pending={<SkeletonCard label="Loading the workshop board..." count={6} />}
      >
        {({ now, rows }) => (
          <Board isWall={isWall}>
            {stages.map((stage) => {
              const cards = rows.filter((card) => card.stage === stage);
              return (
                <BoardColumn key={stage} title={stageLabels[stage]} count={cards.length}>
                  {cards.map((card) => (
                    <WorkshopCard key={card.request_id} {...{ card, now, isWall }} />
                  ))}
                </BoardColumn>
              );
            })}
          </Board>
        )}
      </QueryView>
      {!isWall && (
        <QueryView query={misfits} failure="Failed to load what no longer fits" pending={null}>
          {(found) => <Misfits misfits={found} />}
        </QueryView>
      )}
    </Page>
  );
}
