import * as z from 'zod';
import { customerBalance } from '../customers/balance-answers.ts';
import {
  clockTime,
  count,
  id,
  modelYear,
  money,
  page,
  quantity,
  text,
  timestamp,
  uuid,
} from '../foundation/answers/shapes.ts';
import { reach } from '../messages/messages-answers.ts';
import { mechanicMinutes } from '../plan/plan-answers.ts';
import { requestStatuses } from './request-status.ts';

export const requestStatus = z.enum(requestStatuses);

/** Who cancelled a request, when and why. */
const cancellation = z.strictObject({
  at: timestamp,
  by: z.enum(['customer', 'manager']),
  /** Null once that customer has closed their account. */
  name: text.nullable(),
  reason: text.nullable(),
});

/** The last move of a request to another day. */
const lastMove = cancellation.extend({
  /** The day before the move. */
  from: timestamp,
});

/** What a request was invoiced and paid, in rupees. */
const listedBalance = z.strictObject({
  /** Null: none is issued, or it was credited whole. */
  invoice_id: id.nullable(),
  paid: money,
  /** Of the invoice, before that of the final cost. */
  owed: money,
  /** Whether the garage has set up UPI or a bank account. */
  has_payment_details: z.boolean(),
});

/** What every list shows of a request, with the vehicle's data from the time of booking. */
export const requestFacts = z.strictObject({
  request_id: id,
  status: requestStatus,
  service_name: text,
  brand: text,
  model: text,
  year: modelYear,
  registration_number: text,
  /** Null once the vehicle has been deleted. */
  vehicle_id: id.nullable(),
  mechanic_name: text.nullable(),
  created_at: timestamp,
  scheduled_date: timestamp,
  completion_date: timestamp.nullable(),
  /** Rupees. */
  estimated_cost: money,
  final_cost: money.nullable(),
  customer_notes: text.nullable(),
  mechanic_notes: text.nullable(),
  cancellation: cancellation.nullable(),
  last_move: lastMove.nullable(),
  /** When the customer said that they are coming to a coming appointment. */
  confirmed_at: timestamp.nullable(),
});

/** A request for its customer. */
const serviceRequest = requestFacts.extend({
  /** The time that was chosen to bring the car, such as '08:30:00'; `scheduled_date` is that time then. */
  drop_off: clockTime.nullable(),
  arrived_at: timestamp.nullable(),
  /** When the car is promised to be ready. */
  promised_at: timestamp.nullable(),
  started_at: timestamp.nullable(),
  collected_at: timestamp.nullable(),
  /** Why the customer cannot cancel or move this open request; null when they can. */
  change_refusal: text.nullable(),
  /** Null while it is not completed and nothing was invoiced or paid. */
  balance: listedBalance.nullable(),
});

/** A request in the list of a customer or a vehicle. */
export const requestEntry = requestFacts.extend({
  drop_off: clockTime.nullable(),
  change_refusal: text.nullable(),
  /** The mechanic's id; undefined for a customer. */
  assigned_mechanic: uuid.nullable().optional(),
});

/** A part used by a completed service; `cost` is in rupees, for the whole quantity. */
export const usedPart = z.strictObject({ part_name: text, quantity, cost: money });

/** An approved line of a completed service; `amount` is in rupees. */
export const recordLine = z.strictObject({
  description: text,
  quantity: z.number(),
  unit: text,
  amount: money,
});

/** A completed service, for the printable service record. */
const serviceRecord = requestFacts
  .omit({
    status: true,
    vehicle_id: true,
    scheduled_date: true,
    cancellation: true,
    last_move: true,
    confirmed_at: true,
  })
  .extend({
    completion_date: timestamp,
    final_cost: money,
    /** The vehicle's current VIN; null without one or for a deleted vehicle. */
    vin: text.nullable(),
    lines: z.array(recordLine),
    parts: z.array(usedPart),
  });

/** A request for a manager. */
const assignment = requestFacts
  .omit({
    vehicle_id: true,
    brand: true,
    model: true,
    year: true,
    registration_number: true,
    mechanic_notes: true,
  })
  .extend({
    assigned_mechanic: uuid.nullable(),
    /** Of its first service; null without one, as of an imported visit. */
    service_category: text.nullable(),
    /** The best mechanic for a request that waits for one, else null. */
    suggested_mechanic: uuid.nullable(),
    /** Mechanics whose specialization fits the service; none once the job has started. */
    specialists: z.array(uuid),
    /** The final cost was above the estimate by more than the garage's tolerance. */
    exceeds_estimate: z.boolean(),
    /** Email and phone are null once the customer has closed their account. */
    customer: z.strictObject({
      customer_id: uuid,
      name: text,
      email: text.nullable(),
      phone: text.nullable(),
    }),
    vehicle: requestFacts.pick({
      vehicle_id: true,
      brand: true,
      model: true,
      year: true,
      registration_number: true,
    }),
  });

const requestState = z.strictObject({ request_id: id, status: requestStatus });

/** Rupees, the sum of the services' base prices. */
export const bookedRequest = z.strictObject({ request_id: id, estimated_cost: money });

/** Numbers of deleted rows. */
const clearedRequests = z.strictObject({ requests: count, lines: count, parts: count });

export const requestAnswers = {
  /** `balance`: what the customer owes in total. */
  list_requests: page(serviceRequest).extend({ balance: customerBalance }),
  open_requests: z.array(requestEntry),
  service_record: serviceRecord,
  /** With the number of requests in each status. */
  list_assignments: page(assignment).extend({
    counts: z.record(z.enum([...requestStatuses, 'late', 'unpaid']), count),
    /** What each mechanic works and has on the days of those to assign. */
    minutes: z.array(mechanicMinutes),
  }),
  book_service: bookedRequest,
  assign_mechanic: requestState.extend({ mechanic_name: text }),
  unassign_mechanic: requestState,
  cancel_request: requestState,
  move_request: requestState.extend({ scheduled_date: timestamp, drop_off: clockTime.nullable() }),
  clear_all_requests: clearedRequests,
  /** What clearing would delete. `requests` includes open requests and unpaid jobs. */
  clearing_counts: clearedRequests.extend({
    open_requests: count,
    /** Completed requests without a salary payment. */
    unpaid_jobs: count,
  }),
  /** counts_from: of the clock, earlier than now for a press without a network. */
  start_job: requestState.extend({ counts_from: timestamp }),
  queue_job: requestState,
  complete_job: requestState.extend({
    final_cost: money,
    /** How the customer is told that it is ready. */
    reach,
  }),
};

export type Cancellation = z.infer<typeof cancellation>;
export type LastMove = z.infer<typeof lastMove>;
export type ServiceRequest = z.infer<typeof serviceRequest>;
export type RequestPage = z.infer<typeof requestAnswers.list_requests>;
export type RequestEntry = z.infer<typeof requestEntry>;
export type UsedPart = z.infer<typeof usedPart>;
export type RecordLine = z.infer<typeof recordLine>;
export type ServiceRecord = z.infer<typeof serviceRecord>;
export type Assignment = z.infer<typeof assignment>;
export type AssignmentPage = z.infer<typeof requestAnswers.list_assignments>;
export type BookedRequest = z.infer<typeof bookedRequest>;
export type ClearedRequests = z.infer<typeof clearedRequests>;
export type ClearingCounts = z.infer<typeof requestAnswers.clearing_counts>;
export type StartedJob = z.infer<typeof requestAnswers.start_job>;
export type RequestState = z.infer<typeof requestState>;
export type CompletedJob = z.infer<typeof requestAnswers.complete_job>;
