import * as z from 'zod';
import { id, text } from '../../foundation/answers/shapes.ts';

const millimetres = z.int().positive().nullable();

/** A popular car model. */
const carType = z.strictObject({
  cartype_id: id,
  brand: text,
  model: text,
  body_type: text,
  length_mm: millimetres,
  wheelbase_mm: millimetres,
  height_mm: millimetres,
  is_electric: z.boolean(),
  active: z.boolean(),
});

export const carTypeAnswers = { save_car_type: carType, set_car_type_active: carType };

export type CarType = z.infer<typeof carType>;
