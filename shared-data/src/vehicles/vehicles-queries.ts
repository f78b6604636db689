import { readSession } from '@pitlane/shared-data/session';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type Answer, fail, unwrap } from '../answer/answer.ts';
import { DataError } from '../data-error/data-error.ts';
import type { Vehicle } from './vehicle.ts';
import { getVehicle, listVehicles } from './vehicles-api.ts';
import { vehicleKeys } from './vehicles-keys.ts';

async function listMyVehicles(signal: AbortSignal): Promise<Answer<Vehicle[]>> {
  const account = await readSession();
  return account ? listVehicles(account.id, signal) : fail(new DataError('signed-out'));
}

/** The signed-in customer's vehicles, the newest first. */
export const myVehiclesQuery = () =>
  queryOptions({
    queryKey: vehicleKeys.mine(),
    queryFn: ({ signal }) => unwrap(listMyVehicles(signal)),
  });

/** One vehicle. Without an id, or with one that is no number, it waits. */
export const vehicleQuery = (vehicleId: number | undefined) =>
  queryOptions({
    queryKey: vehicleKeys.detail(vehicleId),
    queryFn: Number.isSafeInteger(vehicleId)
      ? ({ signal }) => unwrap(getVehicle(vehicleId as number, signal))
      : skipToken,
  });
