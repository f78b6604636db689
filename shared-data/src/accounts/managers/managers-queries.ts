import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { listManagers } from './managers-api.ts';

export const managerKeys = { all: ['managers'] as const };

/** All managers by name. Managers only. */
export const managersQuery = () =>
  queryOptions({
    queryKey: managerKeys.all,
    queryFn: (context) => unwrap(listManagers(portalOf(context), context.signal)),
  });
