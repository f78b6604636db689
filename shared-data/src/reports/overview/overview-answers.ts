import * as z from 'zod';
import { count, day, money } from '../../foundation/answers/shapes.ts';

/** What waits for a manager, each counted up to 1,001, which means more than 1,000. */
const waitingWork = z.strictObject({
  to_assign: count,
  /** Open requests whose day has passed. */
  late: count,
  /** Completed jobs whose mechanic has not been paid. */
  unpaid: count,
  /** Open requests with proposed lines that were not sent to the customer. */
  estimates_to_price: count,
  /** Open requests whose proposed lines the customer has not answered. */
  estimates_waiting: count,
  hour_corrections: count,
});

/** The lists of the front desk, each counted up to 1,001. */
const carsToday = z.strictObject({ expected: count, arrived: count, ready: count });

const garageCounts = z.strictObject({
  customers: count,
  mechanics: count,
  vehicles: count,
  waiting: waitingWork,
  today: carsToday,
});

/** One week, from Monday. */
const garageWeek = z.strictObject({
  week_start: day,
  completed_jobs: count,
  /** Rupees of final cost. */
  /** Final cost, with tax, before discounts and credit notes. */
  revenue: money,
});

const garageTrend = z.strictObject({
  /** Twelve weeks, oldest first, ending with the current one. */
  weeks: z.array(garageWeek),
  open_by_status: z.strictObject({ pending: count, approved: count, in_progress: count }),
});

export const overviewAnswers = {
  waiting_work: waitingWork,
  garage_counts: garageCounts,
  garage_trend: garageTrend,
};

export type WaitingWork = z.infer<typeof waitingWork>;
export type GarageCounts = z.infer<typeof garageCounts>;
export type GarageWeek = z.infer<typeof garageWeek>;
export type GarageTrend = z.infer<typeof garageTrend>;
