import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { type AvailablePartFilter, listAvailableParts, listParts, type PartFilter } from './parts-api.ts';
import { partKeys } from './parts-keys.ts';

export const partsQuery = (filter: PartFilter) =>
  queryOptions({
    queryKey: partKeys.list(filter),
    queryFn: (context) => unwrap(listParts(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The parts in stock, for a job. */
export const availablePartsQuery = (filter: AvailablePartFilter) =>
  queryOptions({
    queryKey: partKeys.available(filter),
    queryFn: (context) => unwrap(listAvailableParts(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });
