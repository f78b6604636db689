import { vehicleKeys } from '../vehicles-keys.ts';
import type { DueWorkFilter } from './due-work-api.ts';

/** Under the vehicles, whose changes and bookings change what is due. */
export const dueWorkKeys = {
  all: [...vehicleKeys.all, 'due-work'] as const,
  list: (filter: DueWorkFilter) => [...dueWorkKeys.all, filter] as const,
};
