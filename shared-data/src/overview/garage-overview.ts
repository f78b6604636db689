export interface GarageCounts {
  customers: number;
  mechanics: number;
  vehicles: number;
  waiting: WaitingWork;
}

/** What waits for a manager, each counted up to 1,001, which means more than 1,000. */
export interface WaitingWork {
  to_assign: number;
  /** Open requests whose day has passed. */
  late: number;
  /** Completed jobs whose mechanic has not been paid. */
  unpaid: number;
  /** Open requests with proposed lines that were not sent to the customer. */
  estimates_to_price: number;
  /** Open requests whose proposed lines the customer has not answered. */
  estimates_waiting: number;
}

/** One week, from Monday. */
export interface GarageWeek {
  /** YYYY-MM-DD in the garage's time zone. */
  week_start: string;
  completed_jobs: number;
  /** Rupees of final cost. */
  revenue: number;
}

export interface GarageTrend {
  /** Twelve weeks, oldest first, ending with the current one. */
  weeks: GarageWeek[];
  open_by_status: { pending: number; approved: number; in_progress: number };
}
