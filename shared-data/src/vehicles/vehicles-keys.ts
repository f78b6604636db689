export const vehicleKeys = {
  all: ['vehicles'] as const,
  mine: () => [...vehicleKeys.all, 'mine'] as const,
  detail: (vehicleId: number | undefined) => [...vehicleKeys.all, 'detail', vehicleId] as const,
};
