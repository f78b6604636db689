export { fuelLevelLabels, fuelLevels } from '../front-desk/front-desk.ts';
export type {
  DeskCustomer,
  DeskDay,
  DeskRequest,
  JobCard,
  MadeInvitation,
} from '../front-desk/front-desk-answers.ts';
export type { Visit } from '../front-desk/front-desk-api.ts';
export {
  useCheckIn,
  useCollect,
  useInviteCustomer,
  useSaveVisit,
} from '../front-desk/front-desk-mutations.ts';
export { deskDayQuery, deskSearchQuery, jobCardQuery } from '../front-desk/front-desk-queries.ts';
