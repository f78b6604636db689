import { queryOptions, skipToken } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { getServiceBook } from './service-books-api.ts';
import { serviceBookKeys } from './service-books-keys.ts';

/** The service book of a vehicle. Disabled without an id. */
export const serviceBookQuery = (vehicleId: number | null) =>
  queryOptions({
    queryKey: serviceBookKeys.vehicle(vehicleId ?? 0),
    queryFn:
      vehicleId === null
        ? skipToken
        : (context) => unwrap(getServiceBook(portalOf(context), vehicleId, context.signal)),
  });
