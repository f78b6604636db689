import type { Database } from '../client/database.types.ts';
import type { Page } from '../paging/page.ts';

type MechanicRow = Database['public']['Tables']['mechanics']['Row'];

/** A mechanic, with every column; only managers read the rate of others. Rate in rupees per hour, rating out of 5. */
export interface Mechanic extends Omit<MechanicRow, 'availability_status'> {
  availability_status: 'available' | 'offline' | null;
}

/** A mechanic as a manager's list shows them. */
export interface ListedMechanic extends Mechanic {
  open_jobs: number;
}

/** One page of mechanics; figures and specializations cover everybody, whatever is searched. */
export interface MechanicPage extends Page<ListedMechanic> {
  stats: {
    total: number;
    /** Years, to one decimal. */
    average_experience: number;
  };
  specializations: string[];
}

/** What the list of mechanics can be sorted by; a leading - turns it round. */
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

/** A mechanic who can be given a request. */
export interface AssignableMechanic
  extends Pick<
    MechanicRow,
    'mechanic_id' | 'name' | 'specialization' | 'specializations' | 'experience_years' | 'available'
  > {
  open_jobs: number;
}

/** A completed job that no salary has paid yet. Money in rupees. */
export interface UnpaidJob {
  request_id: number;
  service_name: string;
  brand: string;
  model: string;
  registration_number: string;
  completion_date: string;
  /** Estimated duration of the first linked service. */
  minutes: number;
  /** Final cost, else the estimate. */
  cost: number;
  time_pay: number;
  bonus: number;
}

/** A mechanic and what the garage owes them, as the server computes it. Money in rupees. */
export interface MechanicSalary {
  mechanic: Mechanic;
  unpaid_jobs: UnpaidJob[];
  time_pay: number;
  bonus: number;
  /** The share of a job's cost that is its bonus. */
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

/** A mechanic's rate, in rupees per hour. */
export interface HourlyRate extends Pick<MechanicRow, 'mechanic_id' | 'hourly_rate'> {}

/** What a dismissal left behind. */
export interface Dismissal {
  /** Requests that went back to pending. */
  open_requests: number;
  unpaid_jobs: number;
  /** Rupees. */
  amount_due: number;
}
