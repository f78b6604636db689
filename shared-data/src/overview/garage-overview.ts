/** How many there are. */
export interface GarageCounts {
  customers: number;
  mechanics: number;
  vehicles: number;
}

/** One week of the garage, from Monday. */
export interface GarageWeek {
  /** The garage's day, YYYY-MM-DD. */
  week_start: string;
  completed_jobs: number;
  /** Rupees of final cost. */
  revenue: number;
}

export interface GarageTrend {
  /** Twelve, oldest first; the last one is still running. */
  weeks: GarageWeek[];
  open_by_status: { pending: number; approved: number; in_progress: number };
}
