import type { CarType } from '@pitlane/shared-data/car-types';

/** Car types as the backend sends them, by brand and model. */
export const carTypes: CarType[] = [
  { cartype_id: 1, brand: 'Hyundai', model: 'Creta', body_type: 'compact-suv' },
  { cartype_id: 2, brand: 'Hyundai', model: 'i20', body_type: 'hatchback' },
  { cartype_id: 3, brand: 'Tata', model: 'Nexon EV', body_type: 'compact-suv' },
];
