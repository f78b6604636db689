export type { GarageCounts, GarageTrend, GarageWeek, WaitingWork } from '../overview/overview-answers.ts';
export { garageCountsQuery, garageTrendQuery } from '../overview/overview-queries.ts';
