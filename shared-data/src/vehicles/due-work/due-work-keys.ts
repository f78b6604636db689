import { vehicleKeys } from '../vehicles-keys.ts';

export interface DueWorkFilter {
  /** Without one, services, deferred lines and documents that were not put off. */
  kind?: DueKind;
  /** Plate, car, name or phone. */
  search?: string;
  /** From 1. */
  page: number;
}

export const dueKinds = ['service', 'deferred', 'document', 'put_off'] as const;
export type DueKind = (typeof dueKinds)[number];

/** Under the vehicles, whose changes and bookings change what is due. */
export const dueWorkKeys = {
  all: [...vehicleKeys.all, 'due-work'] as const,
  list: (filter: DueWorkFilter) => [...dueWorkKeys.all, filter] as const,
};
