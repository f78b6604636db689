import type { MechanicFilter } from './mechanics-api.ts';

export const mechanicKeys = {
  all: ['mechanics'] as const,
  list: (filter: MechanicFilter) => [...mechanicKeys.all, 'list', filter] as const,
  assignable: () => [...mechanicKeys.all, 'assignable'] as const,
  salary: (mechanicId: string | undefined) => [...mechanicKeys.all, 'salary', mechanicId] as const,
};
