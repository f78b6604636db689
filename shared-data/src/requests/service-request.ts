import type { Database } from '../client/database.types.ts';
import type { RequestEstimate } from '../estimates/estimate.ts';
import type { ApprovedPart } from '../parts/part.ts';
import type { RequestStatus } from './request-status.ts';

type RequestRow = Database['public']['Tables']['service_requests']['Row'];

/** Who cancelled a request, when and why. */
export interface Cancellation {
  at: string;
  by: 'customer' | 'manager';
  /** Null once that customer has closed their account. */
  name: string | null;
  reason: string | null;
}

/** The last move of a request to another day. */
export interface LastMove extends Cancellation {
  /** The day before the move. */
  from: string;
}

/** A request for its customer, with the vehicle's data from the time of booking. */
export interface ServiceRequest
  extends Pick<
    RequestRow,
    | 'request_id'
    | 'service_name'
    | 'brand'
    | 'model'
    | 'year'
    | 'registration_number'
    | 'vehicle_id'
    | 'mechanic_name'
    | 'scheduled_date'
    | 'arrived_at'
    | 'started_at'
    | 'completion_date'
    | 'collected_at'
    | 'created_at'
    | 'estimated_cost'
    | 'final_cost'
    | 'customer_notes'
    | 'mechanic_notes'
  > {
  status: RequestStatus;
  /** Why the customer cannot cancel or move this open request; null when they can. */
  change_refusal: string | null;
  cancellation: Cancellation | null;
  last_move: LastMove | null;
  /** When the customer said that they are coming to a coming appointment. */
  confirmed_at: string | null;
  /** Null while it is not completed and nothing was invoiced or paid. */
  balance: ListedBalance | null;
}

/** What a request was invoiced and paid, in rupees. */
export interface ListedBalance {
  /** Null: none is issued, or it was credited whole. */
  invoice_id: number | null;
  paid: number;
  /** Of the invoice, before that of the final cost. */
  owed: number;
  /** Whether the garage has set up UPI or a bank account. */
  has_payment_details: boolean;
}

/** A part used by a completed service; `cost` is in rupees, for the whole quantity. */
export interface UsedPart {
  part_name: string;
  quantity: number;
  cost: number;
}

/** An approved line of a completed service; `amount` is in rupees. */
export interface RecordLine {
  description: string;
  quantity: number;
  unit: string;
  amount: number;
}

/** A completed service, for the printable service record. */
export interface ServiceRecord
  extends Pick<
    ServiceRequest,
    | 'request_id'
    | 'service_name'
    | 'brand'
    | 'model'
    | 'year'
    | 'registration_number'
    | 'mechanic_name'
    | 'created_at'
    | 'estimated_cost'
    | 'customer_notes'
    | 'mechanic_notes'
  > {
  completion_date: string;
  final_cost: number;
  /** The vehicle's current VIN; null without one or for a deleted vehicle. */
  vin: string | null;
  lines: RecordLine[];
  parts: UsedPart[];
}

/** A request for its mechanic, with only the customer's name and phone. */
export interface Job
  extends Omit<ServiceRequest, 'started_at' | 'collected_at' | 'change_refusal' | 'balance'> {
  customer_name: string;
  /** Null once the customer has closed their account. */
  customer_phone: string | null;
  /** Minutes of labour on approved lines. */
  estimated_duration: number;
  approved_parts: ApprovedPart[];
  /** Percent by which the final cost may exceed the estimate without being marked for the manager. */
  cost_tolerance: number;
  is_paid: boolean;
}

/** A job with what was noted when its car arrived; nulls before. */
export interface JobDetails
  extends Job,
    Pick<RequestRow, 'arrival_kilometres' | 'arrival_fuel' | 'belongings' | 'key_number'> {
  estimate: RequestEstimate;
  /** Of the inspections that can be started. */
  templates: { template_id: number; name: string }[];
}

/** A request for a manager. */
export interface Assignment
  extends Pick<
    RequestRow,
    | 'request_id'
    | 'service_name'
    | 'estimated_cost'
    | 'final_cost'
    | 'scheduled_date'
    | 'completion_date'
    | 'customer_notes'
    | 'assigned_mechanic'
    | 'mechanic_name'
    | 'created_at'
  > {
  status: RequestStatus;
  service_category: string;
  cancellation: Cancellation | null;
  last_move: LastMove | null;
  /** As in `ServiceRequest`. */
  confirmed_at: string | null;
  /** The final cost was above the estimate by more than the garage's tolerance. */
  exceeds_estimate: boolean;
  /** Email and phone are null once the customer has closed their account. */
  customer: { customer_id: string; name: string; email: string | null; phone: string | null };
  vehicle: AssignmentVehicle;
}

export interface AssignmentVehicle
  extends Pick<RequestRow, 'vehicle_id' | 'brand' | 'model' | 'year' | 'registration_number'> {}

/** Besides the statuses: open requests whose day has passed, and completed jobs whose mechanic has not been paid. */
export type AssignmentStatus = RequestStatus | 'late' | 'unpaid';

/** Earliest or latest scheduled day first. */
export const assignmentSorts = ['date', '-date'] as const;

export type AssignmentSort = (typeof assignmentSorts)[number];

/** A request in the list of a customer or a vehicle. */
export interface RequestEntry
  extends Omit<ServiceRequest, 'arrived_at' | 'started_at' | 'collected_at' | 'balance'> {
  /** The mechanic's id; undefined for a customer. */
  assigned_mechanic?: string | null;
}

/** One page of assignments, with the number of requests in each status. */
export interface AssignmentPage {
  rows: Assignment[];
  total: number;
  counts: Record<AssignmentStatus, number>;
}

/** `bonus_earned` is in rupees, over all completed jobs. */
export interface JobSummary {
  total_completed: number;
  completed_today: number;
  bonus_earned: number;
  /** The bonus as a share of a job's cost: 0.03 is 3%. */
  bonus_rate: number;
  total_assigned: number;
}
