export {
  claimSchema,
  optionalEmail,
  passwordSchema,
  registrationSchema,
} from '../accounts/registration-schema.ts';
export { type CustomerDetailsForm, customerDetailsSchema } from '../customers/customer-schema.ts';
export {
  type CheckInForm,
  checkInSchema,
  type InvitationForm,
  invitationSchema,
} from '../front-desk/front-desk-schema.ts';
export { type VisitForm, visitSchema } from '../front-desk/visit-schema.ts';
export { type ManagerHiringForm, managerHiringSchema } from '../managers/manager-hiring-schema.ts';
export {
  type HiringForm,
  hiringSchema,
  hourlyRateSchema,
  invalidHourlyRate,
} from '../mechanics/hiring-schema.ts';
export { profileSchema } from '../profile/profile-schema.ts';
export {
  earliestYear,
  type VehicleForm,
  vehicleSchema,
} from '../vehicles/vehicle-schema.ts';
