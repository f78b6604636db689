import type { Database } from '../client/database.types.ts';
import type { RequestStatus } from './request-status.ts';

type RequestRow = Database['public']['Tables']['service_requests']['Row'];

/** A request as its customer sees it. The vehicle is the one that was booked, as it was then. */
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
    | 'completion_date'
    | 'created_at'
    | 'estimated_cost'
    | 'final_cost'
    | 'customer_notes'
    | 'mechanic_notes'
  > {
  status: RequestStatus;
}

/** A part that a completed service used; `cost` is in rupees, for the whole quantity. */
export interface UsedPart {
  part_name: string;
  quantity: number;
  cost: number;
}

/** A completed service as its customer may keep it on paper. */
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
  /** As the vehicle has it now; null when it has none, or is no longer kept. */
  vin: string | null;
  parts: UsedPart[];
}

/** A request as the mechanic it is assigned to sees it: of the customer the name and phone, nothing else. */
export interface Job extends ServiceRequest {
  customer_name: string;
  customer_phone: string;
  /** Rupees, the service's base price. */
  service_price: number;
  /** Minutes. */
  estimated_duration: number;
  is_paid: boolean;
}

/** A request as the manager who assigns it sees it. */
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
  customer: { name: string; email: string; phone: string };
  vehicle: AssignmentVehicle;
}

export interface AssignmentVehicle
  extends Pick<RequestRow, 'vehicle_id' | 'brand' | 'model' | 'year' | 'registration_number'> {}

/** One page of assignments, with how many requests there are in each state. */
export interface AssignmentPage {
  rows: Assignment[];
  total: number;
  counts: Record<RequestStatus, number>;
}

/** A mechanic's figures. `bonus_earned` is in rupees, over all completed jobs. */
export interface JobSummary {
  total_completed: number;
  completed_today: number;
  bonus_earned: number;
  /** The share of a job's cost that is its bonus. */
  bonus_rate: number;
  total_assigned: number;
}
