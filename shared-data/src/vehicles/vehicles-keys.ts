import type { VehicleSort } from './vehicle-sort.ts';

export interface VehicleFilter {
  /** Plate, brand, model, VIN or owner's name. */
  search?: string;
  /** Newest first without one. */
  sort?: VehicleSort;
  /** From 1. */
  page: number;
}

export interface VehicleRecordFilter {
  vehicleId: number;
  /** The page of the history, from 1. */
  page: number;
}

export const vehicleKeys = {
  all: ['vehicles'] as const,
  visible: (filter: VehicleFilter) => [...vehicleKeys.all, 'visible', filter] as const,
  record: (filter: VehicleRecordFilter | undefined) => [...vehicleKeys.all, 'record', filter] as const,
  visits: (vehicleId: number) => [...vehicleKeys.all, 'visits', vehicleId] as const,
  mine: () => [...vehicleKeys.all, 'mine'] as const,
  detail: (vehicleId: number | undefined) => [...vehicleKeys.all, 'detail', vehicleId] as const,
};
