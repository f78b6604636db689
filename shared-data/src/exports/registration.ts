export {
  passwordSchema,
  registrationSchema,
} from '../accounts/registration-schema.ts';
export { type HiringForm, hiringSchema } from '../mechanics/hiring-schema.ts';
export { earliestYear, type VehicleForm, vehicleSchema } from '../vehicles/vehicle-schema.ts';
