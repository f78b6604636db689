import * as z from '@pitlane/shared-data/schema';
import { type Service, serviceCategories } from '@pitlane/shared-data/services';

const invalidPrice = 'Please enter a valid price';
const invalidDuration = 'Duration must be between 1 and 10,080 minutes';

/** The rules, messages and order are those of the database function. */
export const serviceSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  description: z.string(),
  category: z.enum(serviceCategories, 'Please select a category'),
  /** Rupees; null while the field is empty. */
  basePrice: z.pipe(z.nullable(z.number()), z.number(invalidPrice).check(z.gte(0, invalidPrice))),
  /** Minutes; null while the field is empty. */
  estimatedDuration: z.pipe(
    z.nullable(z.number()),
    z.int(invalidDuration).check(z.gte(1, invalidDuration), z.lte(10_080, invalidDuration)),
  ),
  /** Null for a service with one price. */
  highestPrice: z.nullable(z.number().check(z.gte(0, invalidPrice))),
  /** Null, like `longestDuration`, for a service without a range. */
  shortestDuration: z.nullable(z.int(invalidDuration).check(z.gte(1, invalidDuration))),
  longestDuration: z.nullable(z.int(invalidDuration).check(z.lte(10_080, invalidDuration))),
});

export type ServiceForm = z.input<typeof serviceSchema>;

/** @param duration what is proposed instead of the service's own minutes; its range is made to hold it. */
export const formOf = (service: Service | undefined, duration?: number): Partial<ServiceForm> => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  category: service?.category,
  basePrice: service?.base_price ?? null,
  estimatedDuration: duration ?? service?.estimated_duration ?? null,
  highestPrice: service?.highest_price ?? null,
  shortestDuration: service?.shortest_duration
    ? Math.min(service.shortest_duration, duration ?? service.shortest_duration)
    : null,
  longestDuration: service?.longest_duration
    ? Math.max(service.longest_duration, duration ?? service.longest_duration)
    : null,
});
