export type { GarageCounts, GarageTrend, GarageWeek, WaitingWork } from '../overview/garage-overview.ts';
export { garageCountsQuery, garageTrendQuery, waitingWorkQuery } from '../overview/overview-queries.ts';
