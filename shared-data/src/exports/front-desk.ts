export { fuelLevelLabels, fuelLevels } from '../customers/front-desk/front-desk.ts';
export type {
  DeskCustomer,
  DeskDay,
  DeskRequest,
  JobCard,
  MadeInvitation,
} from '../customers/front-desk/front-desk-answers.ts';
export type { Visit } from '../customers/front-desk/front-desk-api.ts';
export {
  useCheckIn,
  useCollect,
  useInviteCustomer,
  useSaveVisit,
} from '../customers/front-desk/front-desk-mutations.ts';
export { deskDayQuery, deskSearchQuery, jobCardQuery } from '../customers/front-desk/front-desk-queries.ts';
