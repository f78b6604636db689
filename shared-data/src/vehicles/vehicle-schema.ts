import * as z from '@pitlane/shared-data/schema';
import { fuelTypes } from './vehicle.ts';

/** Spec section 9: the earliest year that is accepted, and the earliest that is offered. */
export const earliestYear = { accepted: 1900, offered: 1950 };

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, { error: message }));

/** Sent as null when empty (spec section 5). */
const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text?.trim() || null),
);

const kilometres = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => {
    const whole = Number.parseInt(String(value ?? ''), 10);
    return Number.isNaN(whole) ? null : Math.max(0, whole);
  }),
);

/** The vehicle form (spec section 5), which turns what was typed into what is sent. */
export function vehicleSchema(nowYear: number) {
  const max = nowYear + 1;
  const error = `Year must be between ${earliestYear.accepted} and ${max}`;
  return z.object({
    registration_number: required('Registration number is required'),
    brand: required('Brand is required'),
    model: required('Model is required'),
    year: z
      .pipe(z.union([z.string(), z.number()], { error }), z.transform(Number))
      .check(
        z.refine((year) => Number.isInteger(year) && year >= earliestYear.accepted && year <= max, { error }),
      ),
    color: optionalText,
    fuel_type: z.enum(fuelTypes),
    km_driven: kilometres,
    vin: optionalText,
    engine_number: optionalText,
    chassis_number: optionalText,
    last_oil_change: optionalText,
  });
}

/** What the vehicle form holds; parsing it gives `VehicleDetails`. */
export type VehicleForm = z.input<ReturnType<typeof vehicleSchema>>;
