import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { listDueWork } from './due-work-api.ts';
import { type DueWorkFilter, dueWorkKeys } from './due-work-keys.ts';

export const dueWorkQuery = (filter: DueWorkFilter) =>
  queryOptions({
    queryKey: dueWorkKeys.list(filter),
    queryFn: (context) => unwrap(listDueWork(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });
