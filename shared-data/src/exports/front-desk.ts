export {
  type DeskCustomer,
  type DeskDay,
  type DeskRequest,
  fuelLevelLabels,
  fuelLevels,
  type JobCard,
} from '../front-desk/front-desk.ts';
export type { MadeInvitation } from '../front-desk/front-desk-api.ts';
export {
  useAddVehicleFor,
  useBookFor,
  useCheckIn,
  useCollect,
  useInviteCustomer,
  useRegisterWalkIn,
} from '../front-desk/front-desk-mutations.ts';
export { deskDayQuery, deskSearchQuery, jobCardQuery } from '../front-desk/front-desk-queries.ts';
