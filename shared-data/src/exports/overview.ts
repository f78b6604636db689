export type {
  GarageCounts,
  GarageTrend,
  GarageWeek,
  WaitingWork,
} from '../reports/overview/overview-answers.ts';
export {
  garageCountsQuery,
  garageTrendQuery,
  waitingWorkQuery,
} from '../reports/overview/overview-queries.ts';
