import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { getMechanicSalary, listAssignableMechanics, listMechanics } from './mechanics-api.ts';
import { type MechanicFilter, mechanicKeys } from './mechanics-keys.ts';

/** Managers only. */
export const mechanicsQuery = (filter: MechanicFilter) =>
  queryOptions({
    queryKey: mechanicKeys.list(filter),
    queryFn: (context) => unwrap(listMechanics(portalOf(context), filter, context.signal)),
    placeholderData: keepPreviousData,
  });

/** The mechanics to assign a request to, least busy first. */
export const assignableMechanicsQuery = () =>
  queryOptions({
    queryKey: mechanicKeys.assignable(),
    queryFn: (context) => unwrap(listAssignableMechanics(portalOf(context), context.signal)),
  });

/** A mechanic with unpaid jobs, salary due and statistics; null: 'Mechanic not found'. Disabled without an id. */
export const mechanicSalaryQuery = (mechanicId: string | undefined) =>
  queryOptions({
    queryKey: mechanicKeys.salary(mechanicId),
    queryFn: mechanicId
      ? (context) => unwrap(getMechanicSalary(portalOf(context), mechanicId, context.signal))
      : skipToken,
  });
