import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getVehicleCare, listServiceIntervals } from './care-api.ts';
import { careKeys } from './care-keys.ts';

/** Readings, forecast and deferred work of a vehicle. Disabled without an id. */
export const vehicleCareQuery = (vehicleId: number | null) =>
  queryOptions({
    queryKey: careKeys.vehicle(vehicleId ?? 0),
    queryFn:
      vehicleId === null
        ? skipToken
        : (context) => unwrap(getVehicleCare(portalOf(context), vehicleId, context.signal)),
  });

/** How often a service is due. */
export const serviceIntervalsQuery = (serviceId: number) =>
  queryOptions({
    queryKey: careKeys.intervals(serviceId),
    queryFn: (context) => unwrap(listServiceIntervals(portalOf(context), serviceId, context.signal)),
  });
