import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { listBundles } from './bundles-api.ts';
import { bundleKeys } from './bundles-keys.ts';

/** All bundles by name, with the retired ones. Mechanics and managers. */
export const bundlesQuery = () =>
  queryOptions({
    queryKey: bundleKeys.all,
    queryFn: (context) => unwrap(listBundles(portalOf(context), context.signal)),
  });
