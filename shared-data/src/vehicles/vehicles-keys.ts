import type { VehicleFilter, VehicleRecordFilter } from './vehicles-api.ts';

export const vehicleKeys = {
  all: ['vehicles'] as const,
  visible: (filter: VehicleFilter) => [...vehicleKeys.all, 'visible', filter] as const,
  record: (filter: VehicleRecordFilter | undefined) => [...vehicleKeys.all, 'record', filter] as const,
  visits: (vehicleId: number) => [...vehicleKeys.all, 'visits', vehicleId] as const,
  mine: () => [...vehicleKeys.all, 'mine'] as const,
  detail: (vehicleId: number | undefined) => [...vehicleKeys.all, 'detail', vehicleId] as const,
};
