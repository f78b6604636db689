import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { type ChangeFilter, listChanges } from './changes-api.ts';

/** The audit trail. Every write by any user adds to it, so a page is stale at once. */
export const changesQuery = (filter: ChangeFilter) =>
  queryOptions({
    queryKey: ['changes', filter] as const,
    queryFn: (context) => unwrap(listChanges(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
