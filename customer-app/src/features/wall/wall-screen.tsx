import { openWall, type Stage, stageLabels } from '@pitlane/shared-data/board';
import { Board, BoardColumn } from '@pitlane/shared-ui/board';
import { QueryView, SkeletonCard } from '@pitlane/shared-ui/core';
import { LinkPage } from '@pitlane/shared-ui/link-page';
import { useCallback } from 'react';
import { LinkEnded } from '../../link-page/link-ended.tsx';
import type { LinkScreenProps } from '../../link-page/start-link-page.tsx';
import { useLinkQuery } from '../../link-page/use-link-query.ts';
import { WallCard } from './wall-card.tsx';

const stages = Object.keys(stageLabels) as Stage[];

/** Milliseconds: older cards are read again. */
const refreshAfter = 20_000;

const ended = 'A manager makes another link in the settings, under Wall Screens.';

/** The workshop board on a screen on the wall: large, without customers and without anything to press. */
export function WallScreen({ client, token, contact }: LinkScreenProps) {
  const read = useCallback((signal: AbortSignal) => openWall(client, token, signal), [client, token]);
  const query = useLinkQuery(read, refreshAfter);
  return (
    <LinkPage title="Workshop Board" isWide>
      <QueryView
        query={query}
        failure="Failed to load the workshop board"
        pending={<SkeletonCard label="Loading the workshop board..." count={6} />}
        notFound={<LinkEnded client={client} message={ended} contact={contact} />}
      >
        {({ now, rows }) => (
          <Board isWall>
            {stages.map((stage) => {
              const cards = rows.filter((card) => card.stage === stage);
              return (
                <BoardColumn key={stage} title={stageLabels[stage]} count={cards.length}>
                  {cards.map((card) => (
                    <WallCard key={card.request_id} card={card} now={now} />
                  ))}
                </BoardColumn>
              );
            })}
          </Board>
        )}
      </QueryView>
    </LinkPage>
  );
}
