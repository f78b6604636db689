export { type ManagerHiringForm, managerHiringSchema } from '../accounts/managers/manager-hiring-schema.ts';
export {
  claimSchema,
  optionalEmail,
  passwordSchema,
  registrationSchema,
} from '../accounts/registration-schema.ts';
export { profileSchema } from '../audit/profile/profile-schema.ts';
export { type CustomerDetailsForm, customerDetailsSchema } from '../customers/customer-schema.ts';
export {
  type CheckInForm,
  checkInSchema,
  type InvitationForm,
  invitationSchema,
} from '../customers/front-desk/front-desk-schema.ts';
export { type VisitForm, visitSchema } from '../customers/front-desk/visit-schema.ts';
export {
  type HiringForm,
  hiringSchema,
  hourlyRateSchema,
  invalidHourlyRate,
} from '../hours/mechanics/hiring-schema.ts';
export {
  earliestYear,
  type VehicleForm,
  vehicleSchema,
} from '../vehicles/vehicle-schema.ts';
