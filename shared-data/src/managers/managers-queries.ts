import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../client/client.ts';
import { unwrap } from '../result/result.ts';
import { listManagers } from './managers-api.ts';

export const managerKeys = { all: ['managers'] as const };

/** All managers by name. Managers only. */
export const managersQuery = () =>
  queryOptions({
    queryKey: managerKeys.all,
    queryFn: (context) => unwrap(listManagers(portalOf(context), context.signal)),
  });
