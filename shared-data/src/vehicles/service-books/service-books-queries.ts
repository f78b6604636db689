import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
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
