export type { GarageCounts, GarageTrend, GarageWeek, WaitingWork } from '../overview/overview-answers.ts';
export { garageCountsQuery, garageTrendQuery, waitingWorkQuery } from '../overview/overview-queries.ts';
