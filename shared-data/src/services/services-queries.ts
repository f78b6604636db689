import { portalOf } from '@pitlane/shared-data/client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../result/result.ts';
import { listServices } from './services-api.ts';
import { serviceKeys } from './services-keys.ts';

/** The active services, sorted by category and name. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: serviceKeys.list(),
    queryFn: (context) => unwrap(listServices(portalOf(context), context.signal)),
  });
