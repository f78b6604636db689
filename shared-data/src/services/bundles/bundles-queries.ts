import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { listBundles } from './bundles-api.ts';
import { bundleKeys } from './bundles-keys.ts';

/** All bundles by name, with the retired ones. Mechanics and managers. */
export const bundlesQuery = () =>
  queryOptions({
    queryKey: bundleKeys.all,
    queryFn: (context) => unwrap(listBundles(portalOf(context), context.signal)),
  });
