import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { pollUnlessLive } from '../live/live-topics.ts';
import { workshopTopic } from '../live/workshop-topic.ts';
import { unwrap } from '../result/result.ts';
import { getProposedPromise, getWorkshopBoard, type ProposedFor } from './board-api.ts';
import { boardKeys } from './board-keys.ts';

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
