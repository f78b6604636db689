import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { getPart, listMovements } from './ledger-api.ts';
import { listAvailableParts, listLabels, listParts } from './parts-api.ts';
import { type AvailablePartFilter, type MovementFilter, type PartFilter, partKeys } from './parts-keys.ts';

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

export const partQuery = (partId: number) =>
  queryOptions({
    queryKey: partKeys.details(partId),
    queryFn: (context) => unwrap(getPart(portalOf(context), partId, context.signal)),
  });

export const movementsQuery = (filter: MovementFilter) =>
  queryOptions({
    queryKey: partKeys.movements(filter),
    queryFn: (context) => unwrap(listMovements(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

export const labelsQuery = (filter: Omit<PartFilter, 'page'>) =>
  queryOptions({
    queryKey: partKeys.labels(filter),
    queryFn: (context) => unwrap(listLabels(portalOf(context), filter, context.signal)),
  });
