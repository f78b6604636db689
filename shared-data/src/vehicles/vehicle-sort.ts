export const vehicleSorts = ['-created', 'created', 'plate', '-plate'] as const;

export type VehicleSort = (typeof vehicleSorts)[number];
