import type { CarType } from '@pitlane/shared-data/car-types';
import * as z from '@pitlane/shared-data/schema';
import { bodyTypes } from './car-model-labels.ts';

/** Whole millimetres; null while the field is empty. The database checks their proportions. */
const millimetres = z.nullable(z.int('Please enter whole millimetres'));

export const carModelSchema = z.object({
  brand: z.string().check(z.trim(), z.minLength(1, 'Brand is required')),
  model: z.string().check(z.trim(), z.minLength(1, 'Model is required')),
  bodyType: z.enum(
    bodyTypes.map(({ id }) => id),
    'Please select a body type',
  ),
  lengthMm: millimetres,
  wheelbaseMm: millimetres,
  heightMm: millimetres,
  isElectric: z.boolean(),
});

export type CarModelForm = z.input<typeof carModelSchema>;

const knownBodyType = (bodyType: string | undefined) => bodyTypes.find(({ id }) => id === bodyType)?.id;

export const formOf = (carType: CarType | undefined): Partial<CarModelForm> => ({
  brand: carType?.brand ?? '',
  model: carType?.model ?? '',
  bodyType: knownBodyType(carType?.body_type),
  lengthMm: carType?.length_mm ?? null,
  wheelbaseMm: carType?.wheelbase_mm ?? null,
  heightMm: carType?.height_mm ?? null,
  isElectric: carType?.is_electric ?? false,
});
