export type {
  Bay,
  ClosedDay,
  GarageContact,
  GarageSettings,
  OpeningHours,
} from '../garage/garage-answers.ts';
export { getGarageContact } from '../garage/garage-api.ts';
export {
  useCloseDays,
  useRemoveLogo,
  useReopenDay,
  useSaveBay,
  useSaveGarage,
  useSaveLogo,
  useSaveOpeningHours,
} from '../garage/garage-mutations.ts';
export {
  baysQuery,
  garageContactQuery,
  garageLogoQuery,
  garageSettingsQuery,
  openingDaysQuery,
} from '../garage/garage-queries.ts';
export { indianStates } from '../garage/indian-states.ts';
export { type GarageLogo, getGarageLogo } from '../garage/logo-api.ts';
export { useGarageContact } from '../garage/use-garage-contact.ts';
export { weekdays } from '../garage/weekdays.ts';
