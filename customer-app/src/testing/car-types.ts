import type { CarType } from '@pitlane/shared-data/car-types';

/** A car type as the backend sends it, by default without figures to draw it from. */
export const buildCarType = (overrides: Partial<CarType>): CarType => ({
  cartype_id: 1,
  brand: 'Hyundai',
  model: 'Creta',
  body_type: 'compact-suv',
  length_mm: null,
  wheelbase_mm: null,
  height_mm: null,
  is_electric: false,
  active: true,
  ...overrides,
});

/** By brand and model. */
export const carTypes: CarType[] = [
  buildCarType({}),
  buildCarType({ cartype_id: 2, model: 'i20', body_type: 'hatchback' }),
  buildCarType({ cartype_id: 3, brand: 'Tata', model: 'Nexon EV' }),
];
