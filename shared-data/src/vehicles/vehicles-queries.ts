import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { DataError } from '../foundation/answers/data-error.ts';
import { fail, type Result, unwrap } from '../foundation/answers/result.ts';
import { type PortalClient, portalOf } from '../foundation/client/client.ts';
import { readSession } from '../foundation/session/session.ts';
import type { Vehicle } from './vehicle.ts';
import {
  getVehicle,
  getVehicleRecord,
  listAllVisits,
  listVehicles,
  listVisibleVehicles,
} from './vehicles-api.ts';
import { type VehicleFilter, type VehicleRecordFilter, vehicleKeys } from './vehicles-keys.ts';

async function listMyVehicles(portal: PortalClient, signal: AbortSignal): Promise<Result<Vehicle[]>> {
  const account = await readSession();
  return account ? listVehicles(portal, account.id, signal) : fail(new DataError('signed-out'));
}

/** The signed-in customer's vehicles, newest first. */
export const myVehiclesQuery = () =>
  queryOptions({
    queryKey: vehicleKeys.mine(),
    queryFn: (context) => unwrap(listMyVehicles(portalOf(context), context.signal)),
  });

/** Disabled without a numeric id. */
export const vehicleQuery = (vehicleId: number | undefined) =>
  queryOptions({
    queryKey: vehicleKeys.detail(vehicleId),
    queryFn: Number.isSafeInteger(vehicleId)
      ? (context) => unwrap(getVehicle(portalOf(context), vehicleId as number, context.signal))
      : skipToken,
  });

/** The vehicles that the signed-in user may see. */
export const vehiclesQuery = (filter: VehicleFilter) =>
  queryOptions({
    queryKey: vehicleKeys.visible(filter),
    queryFn: (context) => unwrap(listVisibleVehicles(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** A vehicle with its service history. Disabled without a filter. */
export const vehicleRecordQuery = (filter: VehicleRecordFilter | undefined) =>
  queryOptions({
    queryKey: vehicleKeys.record(filter),
    queryFn: filter
      ? (context) => unwrap(getVehicleRecord(portalOf(context), filter, context.signal))
      : skipToken,
    // Never another vehicle's history, not even as placeholder data.
    placeholderData: (previous, query) =>
      query?.queryKey[2]?.vehicleId === filter?.vehicleId ? previous : undefined,
  });

/** The whole service history of a vehicle, to print it: always read anew. */
export const vehicleVisitsQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: vehicleKeys.visits(vehicleId),
    queryFn: (context) => unwrap(listAllVisits(portalOf(context), vehicleId, context.signal)),
    staleTime: 0,
  });
