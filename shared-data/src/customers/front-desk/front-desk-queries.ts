import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { findAtDesk, getDeskDay, getJobCard } from './front-desk-api.ts';
import { frontDeskKeys } from './front-desk-keys.ts';

/** Disabled for an empty text. Managers only. */
export const deskSearchQuery = (query: string) =>
  queryOptions({
    queryKey: frontDeskKeys.search(query),
    queryFn: query ? (context) => unwrap(findAtDesk(portalOf(context), query, context.signal)) : skipToken,
    placeholderData: keepPreviousData,
  });

/** Expected, arrived and ready cars. Managers only. */
export const deskDayQuery = () =>
  queryOptions({
    queryKey: frontDeskKeys.day(),
    queryFn: (context) => unwrap(getDeskDay(portalOf(context), context.signal)),
  });

/** 'not-found' for an unknown request. Disabled without an id. Managers only. */
export const jobCardQuery = (requestId: number | undefined) =>
  queryOptions({
    queryKey: frontDeskKeys.jobCard(requestId),
    queryFn:
      requestId === undefined
        ? skipToken
        : (context) => unwrap(getJobCard(portalOf(context), requestId, context.signal)),
  });
