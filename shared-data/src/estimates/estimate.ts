import type { CustomerBalance } from '../balance/customer-balance.ts';
import type { Inspection } from '../inspections/inspection.ts';
import type { Reach } from '../messages/message.ts';
import type { PhotoPlace } from '../photos/photo.ts';
import type { RequestStatus } from '../requests/request-status.ts';
import type { ApprovalRecord } from './approval-record.ts';
import type { AnswerChannel, EstimateLine } from './estimate-line.ts';

/** Lines that wait for the customer's answer, with their sum in rupees. */
export interface ToAnswer {
  lines: number;
  amount: number;
}

export interface EstimateVehicle {
  registration_number: string;
  brand: string;
  model: string;
  year: number | null;
}

/** What a customer and a link's holder see of an estimate: lines that were sent or decided. Staff see all lines. */
export interface EstimatePage {
  request_id: number;
  status: RequestStatus;
  service_name: string;
  scheduled_date: string;
  /** Of the last one that was sent; null before. */
  version: number | null;
  sent_at: string | null;
  lines: EstimateLine[];
  to_answer: ToAnswer;
  /** Rupees: the sum of the approved lines. */
  estimated_cost: number;
  inspections: Inspection[];
  records: ApprovalRecord[];
  /** What its photos belong to; the photos are loaded by themselves. */
  photos: (PhotoPlace & { photo_id: number })[];
  /** The request is completed or cancelled, so that nothing is answered any more. */
  closed: boolean;
}

export interface RequestEstimate extends EstimatePage {
  vehicle: EstimateVehicle & { vehicle_id: number | null };
  /** Null for a customer. `phone` is null once they have closed their account. */
  customer: { name: string; phone: string | null } | null;
  /** How a message about the estimate reaches the customer; null for a customer. */
  reach: Reach | null;
  /** Null for a customer, and before anything was sent. */
  sent_by_name: string | null;
  may_send: boolean;
  /** When the customer said that they are coming; null for a customer. */
  confirmed_at: string | null;
  /** The request's link, for a manager; else null. */
  link: { created_at: string; created_by_name: string } | null;
  /** The invoice that counts, for a manager; else null. */
  invoice_id: number | null;
  /** Null unless a manager reads it. */
  customer_balance: CustomerBalance | null;
}

export const estimateStates = ['to_price', 'waiting', 'answered'] as const;
export type EstimateState = (typeof estimateStates)[number];

export const estimateStateLabels: Record<EstimateState, string> = {
  to_price: 'To price',
  waiting: 'Waiting for the customer',
  answered: 'Answered',
};

/** A request in the manager's list of estimates. */
export interface EstimateRow extends Omit<EstimateVehicle, 'year'> {
  request_id: number;
  service_name: string;
  customer_name: string;
  /** Null once the customer has closed their account. */
  customer_phone: string | null;
  mechanic_name: string | null;
  state: EstimateState;
  /** Proposed lines, those without a price among them, and the sum of the others in rupees. */
  lines: number;
  unpriced: number;
  amount: number;
  /** Proposed, sent or answered since. */
  since: string;
  last_answer: LastAnswer | null;
}

export interface LastAnswer {
  /** Numbers of lines. */
  approved: number;
  declined: number;
  decided_by_name: string;
  channel: AnswerChannel;
  decided_at: string;
}

/** A request of the signed-in customer that waits for an answer. */
export interface EstimateToAnswer extends ToAnswer, Omit<EstimateVehicle, 'year'> {
  request_id: number;
  service_name: string;
  sent_at: string;
}

/** Work on a vehicle that was declined, or left unanswered at the end of its request, and not approved since. */
export interface DeferredWork
  extends Pick<
    EstimateLine,
    | 'line_id'
    | 'request_id'
    | 'description'
    | 'kind'
    | 'quantity'
    | 'unit'
    | 'unit_price'
    | 'amount'
    | 'urgency'
    | 'why_needed'
    | 'if_it_waits'
    | 'service_id'
    | 'part_id'
    | 'decline_reason'
  > {
  state: 'declined' | 'unanswered';
  since: string;
}
