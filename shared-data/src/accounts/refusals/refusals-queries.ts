import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { listRefusals } from './refusals-api.ts';

/** What was refused in the last 30 days. Anybody's call may add to it, so it is stale at once. */
export const refusalsQuery = () =>
  queryOptions({
    queryKey: ['refusals'] as const,
    queryFn: (context) => unwrap(listRefusals(portalOf(context), context.signal)),
    staleTime: 0,
  });
