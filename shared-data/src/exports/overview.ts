export type { GarageCounts, GarageTrend, GarageWeek, WaitingWork } from '../overview/garage-overview.ts';
export { garageCountsQuery, garageTrendQuery } from '../overview/overview-queries.ts';
