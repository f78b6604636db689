import { vehicleKeys } from '../vehicles-keys.ts';

/** Under the vehicles, so that a change of a vehicle refreshes what follows from its kilometres. */
export const careKeys = {
  vehicles: [...vehicleKeys.all, 'care'] as const,
  vehicle: (vehicleId: number) => [...careKeys.vehicles, vehicleId] as const,
  intervals: (serviceId: number) => ['service-intervals', serviceId] as const,
  allIntervals: ['service-intervals'] as const,
};
