import type { DayStateFilter } from './plan-api.ts';

export const planKeys = {
  all: ['plan'] as const,
  dayStates: (filter: DayStateFilter) => [...planKeys.all, 'day-states', filter] as const,
  workingTimes: (mechanicId: string) => [...planKeys.all, 'working-times', mechanicId] as const,
  misfits: () => [...planKeys.all, 'misfits'] as const,
};
