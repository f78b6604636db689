import type { MechanicSort } from './mechanic-sort.ts';

export interface MechanicFilter {
  /** Part of a name, email, phone number or employee id. */
  search?: string;
  specialization?: string;
  /** By name by default. */
  sort?: MechanicSort;
  /** From 1. */
  page: number;
}

export const mechanicKeys = {
  all: ['mechanics'] as const,
  list: (filter: MechanicFilter) => [...mechanicKeys.all, 'list', filter] as const,
  assignable: () => [...mechanicKeys.all, 'assignable'] as const,
  salary: (mechanicId: string | undefined) => [...mechanicKeys.all, 'salary', mechanicId] as const,
};
