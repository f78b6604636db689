import * as z from 'zod';
import {
  count,
  day,
  id,
  modelYear,
  money,
  page,
  text,
  timestamp,
  uuid,
} from '../foundation/answers/shapes.ts';
import { requestEntry } from '../requests/requests-answers.ts';
import { fuelTypes } from './fuel-type.ts';

export const vehicle = z.strictObject({
  vehicle_id: id,
  customer_id: uuid,
  registration_number: text,
  brand: text,
  model: text,
  year: modelYear,
  color: text.nullable(),
  fuel_type: z.enum(fuelTypes),
  /** "Kilometres" on screens. */
  km_driven: count.nullable(),
  vin: text.nullable(),
  engine_number: text.nullable(),
  chassis_number: text.nullable(),
  last_oil_change: day.nullable(),
  created_at: timestamp,
});

/** An owner as the user may see them: a mechanic gets name and phone only. */
const vehicleOwner = z.strictObject({
  customer_id: uuid.optional(),
  name: text,
  phone: text.nullable(),
  email: text.nullable().optional(),
  address: text.nullable().optional(),
});

const listedVehicle = vehicle
  .pick({
    vehicle_id: true,
    registration_number: true,
    brand: true,
    model: true,
    year: true,
    fuel_type: true,
    km_driven: true,
  })
  .extend({
    /** Null for the owner. */
    owner: vehicleOwner.nullable(),
    /** Of a mechanic's own jobs only. */
    last_service_date: timestamp.nullable(),
  });

/** What a car's owner paid for their own services in each calendar year of the garage, newest first; rupees. */
export const yearlyCosts = z.array(z.strictObject({ year: z.int(), services: count, amount: money }));

/** `photos`: how many of it the user may see. */
const vehicleVisit = requestEntry.extend({ photos: count });

export const vehicleAnswers = {
  list_vehicles: page(listedVehicle),
  /** A vehicle with the requests on it that the user may see, latest day first. */
  vehicle_record: z.strictObject({
    vehicle: vehicle.omit({ customer_id: true }),
    /** Null for the owner. */
    owner: vehicleOwner.nullable(),
    /** Null for a mechanic. */
    years: yearlyCosts.nullable(),
    history: page(vehicleVisit),
  }),
  cancel_and_delete_vehicle: z.strictObject({ vehicle_id: id }),
};

export type VehicleVisit = z.infer<typeof vehicleVisit>;
export type YearlyCosts = z.infer<typeof yearlyCosts>;
export type VehicleOwner = z.infer<typeof vehicleOwner>;
export type ListedVehicle = z.infer<typeof listedVehicle>;
export type VehicleRecord = z.infer<typeof vehicleAnswers.vehicle_record>;
