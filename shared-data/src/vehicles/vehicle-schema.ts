import { limits } from '../foundation/client/database.limits.ts';
import { isDay } from '../foundation/days/is-day.ts';
import { atMost } from '../foundation/formats/at-most.ts';
import { formatCount } from '../foundation/formats/count.ts';
import { noWebAddress } from '../foundation/formats/no-web-address.ts';
import { typedText } from '../foundation/formats/typed-text.ts';
import * as z from '../foundation/schema/schema.ts';
import { fuelTypes } from './fuel-type.ts';

/** The earliest year that is accepted and offered. */
export const earliestYear = { accepted: 1900, offered: 1950 };

const required = (label: string, length: number) =>
  typedText(z.minLength(1, { error: `${label} is required` }), atMost(label, length), noWebAddress(label));

/** Sent as null when empty. */
const optionalText = (label: string) =>
  z.pipe(
    z.nullish(typedText(atMost(label, limits.code))),
    z.transform((text) => text || null),
  );

/** A whole number of at least 0; other input is invalid, never coerced. */
const kilometres = z.nullable(
  z
    .number()
    .check(
      z.gte(0, { error: 'Kilometres must be 0 or more', abort: true }),
      z.int({ error: 'Kilometres must be a whole number', abort: true }),
      z.lte(limits.kmDriven, { error: `Kilometres must be no more than ${formatCount(limits.kmDriven)}` }),
    ),
);

const yearError = (max: number) => `Year must be between ${earliestYear.accepted} and ${max}`;

const isYear = (year: number, max: number) =>
  Number.isInteger(year) && year >= earliestYear.accepted && year <= max;

/** @param today YYYY-MM-DD in the garage's time zone. */
const nextYear = (today: string) => Number(today.slice(0, 4)) + 1;

/**
 * The vehicle form. Parsing gives `VehicleDetails`.
 * @param today YYYY-MM-DD in the garage's time zone.
 */
export function vehicleSchema(today: string) {
  const max = nextYear(today);
  const error = yearError(max);
  return z.object({
    registration_number: required('Registration number', limits.code),
    brand: required('Brand', limits.name),
    model: required('Model', limits.name),
    year: z
      .pipe(z.union([z.string(), z.number()], { error }), z.transform(Number))
      .check(z.refine((year) => isYear(year, max), { error })),
    color: optionalText('Colour'),
    fuel_type: z.enum(fuelTypes),
    km_driven: kilometres,
    vin: optionalText('VIN'),
    engine_number: optionalText('Engine number'),
    chassis_number: optionalText('Chassis number'),
    last_oil_change: z.pipe(
      z.nullish(z.string()).check(
        z.refine((day) => !day || isDay(day), { error: 'Please enter a valid date', abort: true }),
        z.refine((day) => !day || day <= today, { error: 'The last oil change cannot be in the future' }),
      ),
      z.transform((day) => day || null),
    ),
  });
}

/** As the front desk fills it in, which may not know the year: it is null when empty. */
export function deskVehicleSchema(today: string) {
  const max = nextYear(today);
  return z.object({
    ...vehicleSchema(today).shape,
    year: z
      .pipe(
        z.union([z.string(), z.number()]),
        z.transform((year) => (String(year).trim() === '' ? null : Number(year))),
      )
      .check(z.refine((year) => year === null || isYear(year, max), { error: yearError(max) })),
  });
}

/** The input values of the vehicle form. */
export type VehicleForm = z.input<ReturnType<typeof vehicleSchema>>;
