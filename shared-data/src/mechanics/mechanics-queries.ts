import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../answer/answer.ts';
import {
  getMechanicSalary,
  listAssignableMechanics,
  listMechanics,
  type MechanicFilter,
} from './mechanics-api.ts';
import { mechanicKeys } from './mechanics-keys.ts';

/** The mechanics, for a manager. */
export const mechanicsQuery = (filter: MechanicFilter) =>
  queryOptions({
    queryKey: mechanicKeys.list(filter),
    queryFn: ({ signal }) => unwrap(listMechanics(filter, signal)),
    placeholderData: keepPreviousData,
  });

/** The mechanics a request can be given to, the least busy first. */
export const assignableMechanicsQuery = () =>
  queryOptions({
    queryKey: mechanicKeys.assignable(),
    queryFn: ({ signal }) => unwrap(listAssignableMechanics(signal)),
  });

/** A mechanic with unpaid jobs, salary due and statistics; null: 'Mechanic not found'. Without an id it waits. */
export const mechanicSalaryQuery = (mechanicId: string | undefined) =>
  queryOptions({
    queryKey: mechanicKeys.salary(mechanicId),
    queryFn: mechanicId ? ({ signal }) => unwrap(getMechanicSalary(mechanicId, signal)) : skipToken,
  });
