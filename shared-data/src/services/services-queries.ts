import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { listCatalogue, listServices } from './services-api.ts';
import { serviceKeys } from './services-keys.ts';

/** The active services, sorted by category and name. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: serviceKeys.list(),
    queryFn: (context) => unwrap(listServices(portalOf(context), context.signal)),
  });

/** All services with the retired ones, by name. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: serviceKeys.catalogue(),
    queryFn: (context) => unwrap(listCatalogue(portalOf(context), context.signal)),
  });
