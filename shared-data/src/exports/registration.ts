export {
  claimSchema,
  passwordSchema,
  registrationSchema,
} from '../accounts/registration-schema.ts';
export { type CustomerDetailsForm, customerDetailsSchema } from '../customers/customer-schema.ts';
export {
  type CheckInForm,
  checkInSchema,
  type DeskBookingForm,
  deskBookingSchema,
  type InvitationForm,
  invitationSchema,
  type WalkInForm,
  walkInSchema,
} from '../front-desk/front-desk-schema.ts';
export { type ManagerHiringForm, managerHiringSchema } from '../managers/manager-hiring-schema.ts';
export { type HiringForm, hiringSchema } from '../mechanics/hiring-schema.ts';
export { profileSchema } from '../profile/profile-schema.ts';
export {
  deskVehicleSchema,
  earliestYear,
  type VehicleForm,
  vehicleSchema,
} from '../vehicles/vehicle-schema.ts';
