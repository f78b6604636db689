import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { pollUnlessLive } from '../../foundation/live/live-topics.ts';
import { getProposedPromise, getWorkshopBoard, type ProposedFor } from './board-api.ts';
import { boardKeys } from './board-keys.ts';
import { workshopTopic } from './workshop-topic.ts';

/** Where each car of today is. Managers; mechanics get their own jobs. */
export const workshopBoardQuery = () =>
  queryOptions({
    queryKey: boardKeys.all,
    queryFn: (context) => unwrap(getWorkshopBoard(portalOf(context), context.signal)),
    refetchInterval: pollUnlessLive(workshopTopic),
  });

/** When a car could be ready: after its lines and the cars before it. Managers only. */
export const proposedPromiseQuery = (work: ProposedFor) =>
  queryOptions({
    queryKey: [...boardKeys.all, 'proposed-promise', work],
    queryFn: (context) => unwrap(getProposedPromise(portalOf(context), work, context.signal)),
  });
