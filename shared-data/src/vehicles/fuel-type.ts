export const fuelTypes = ['petrol', 'diesel', 'electric', 'hybrid', 'cng'] as const;

export type FuelType = (typeof fuelTypes)[number];

export const fuelLabels: Record<FuelType, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  cng: 'CNG',
};
