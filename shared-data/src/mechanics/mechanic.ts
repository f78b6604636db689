import type { Database } from '../client/database.types.ts';
import type { Page } from '../paging/page.ts';

type MechanicRow = Database['public']['Tables']['mechanics']['Row'];

/** Every column of a mechanic. Rate in rupees per hour, rating out of 5. */
export interface Mechanic extends Omit<MechanicRow, 'availability_status'> {
  availability_status: 'available' | 'offline' | null;
}

export interface ListedMechanic extends Mechanic {
  open_jobs: number;
}

/** One page of mechanics; stats and specializations cover all mechanics. */
export interface MechanicPage extends Page<ListedMechanic> {
  stats: {
    total: number;
    /** In years, one decimal. */
    average_experience: number;
  };
  specializations: string[];
}

/** A leading - means descending. */
export const mechanicSorts = [
  'name',
  '-name',
  'employee-id',
  '-employee-id',
  'experience',
  '-experience',
  'rating',
  '-rating',
  'open-jobs',
  '-open-jobs',
] as const;

export type MechanicSort = (typeof mechanicSorts)[number];

export interface AssignableMechanic
  extends Pick<
    MechanicRow,
    'mechanic_id' | 'name' | 'specialization' | 'specializations' | 'experience_years' | 'available'
  > {
  open_jobs: number;
}

/** A completed, unpaid job. Money in rupees. */
export interface UnpaidJob {
  request_id: number;
  service_name: string;
  /** Null once the vehicle has been deleted. */
  vehicle_id: number | null;
  brand: string;
  model: string;
  year: number | null;
  registration_number: string;
  completion_date: string;
  /** The estimated duration of the first service. */
  minutes: number;
  /** Final cost, else the estimate. */
  cost: number;
  /** The cost was above the estimate by more than the garage's tolerance. */
  exceeds_estimate: boolean;
  time_pay: number;
  bonus: number;
}

/** A mechanic with the salary due, computed by the server. Money in rupees. */
export interface MechanicSalary {
  mechanic: Mechanic;
  unpaid_jobs: UnpaidJob[];
  time_pay: number;
  bonus: number;
  /** The bonus as a share of a job's cost: 0.03 is 3%. */
  bonus_rate: number;
  total: number;
  statistics: {
    total_jobs: number;
    completed_jobs: number;
    open_jobs: number;
    paid_jobs: number;
    total_paid: number;
  };
}

/** In rupees per hour. */
export interface HourlyRate extends Pick<MechanicRow, 'mechanic_id' | 'hourly_rate'> {}

export interface Dismissal {
  /** Requests returned to pending. */
  open_requests: number;
  unpaid_jobs: number;
  /** Rupees. */
  amount_due: number;
}
