import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { getRequestEstimate, listEstimates, listEstimatesToAnswer } from './estimates-api.ts';
import { type EstimateFilter, estimateKeys } from './estimates-keys.ts';

/** Managers only. */
export const estimatesQuery = (filter: EstimateFilter) =>
  queryOptions({
    queryKey: estimateKeys.list(filter),
    queryFn: (context) => unwrap(listEstimates(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The signed-in customer's, the longest waiting first. */
export const estimatesToAnswerQuery = () =>
  queryOptions({
    queryKey: estimateKeys.toAnswer(),
    queryFn: (context) => unwrap(listEstimatesToAnswer(portalOf(context), context.signal)),
  });

/** With its approval records; 'not-found' for another's request. */
export const requestEstimateQuery = (requestId: number) =>
  queryOptions({
    queryKey: estimateKeys.ofRequest(requestId),
    queryFn: (context) => unwrap(getRequestEstimate(portalOf(context), requestId, context.signal)),
  });
