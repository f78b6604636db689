export interface GarageCounts {
  customers: number;
  mechanics: number;
  vehicles: number;
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
