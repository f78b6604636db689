import { vehicleKeys } from '../vehicles-keys.ts';

/** Under the vehicles, so that a change of a vehicle refreshes its book. */
export const serviceBookKeys = {
  vehicle: (vehicleId: number) => [...vehicleKeys.all, 'service-book', vehicleId] as const,
};
