import * as z from 'zod';
import { count, id, money, text } from '../foundation/answers/shapes.ts';
import { serviceCategories } from './service.ts';

/** Prices in rupees, durations in minutes; the last three are null for a service without a range. */
const service = z.strictObject({
  service_id: id,
  name: text,
  description: text,
  category: z.enum(serviceCategories),
  base_price: money,
  estimated_duration: count,
  active: z.boolean(),
  highest_price: money.nullable(),
  shortest_duration: count.nullable(),
  longest_duration: count.nullable(),
  /** What a customer books who only knows what is wrong. */
  is_diagnosis: z.boolean(),
});

export const serviceAnswers = { save_service: service, set_service_active: service };

export type Service = z.infer<typeof service>;
