import { portalOf } from '@pitlane/shared-data/client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../result/result.ts';
import { listServices } from './services-api.ts';
import { serviceKeys } from './services-keys.ts';

/** The services that can be booked, by category and name. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: serviceKeys.list(),
    queryFn: (context) => unwrap(listServices(portalOf(context), context.signal)),
  });
