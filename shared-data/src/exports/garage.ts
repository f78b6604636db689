export {
  type Bay,
  type ClosedDay,
  type GarageSettings,
  type OpeningHours,
  weekdays,
} from '../garage/garage.ts';
export {
  useCloseDays,
  useReopenDay,
  useSaveBay,
  useSaveGarage,
  useSaveOpeningHours,
} from '../garage/garage-mutations.ts';
export {
  baysQuery,
  garageContactQuery,
  garageSettingsQuery,
  openingDaysQuery,
} from '../garage/garage-queries.ts';
export { indianStates } from '../garage/indian-states.ts';
