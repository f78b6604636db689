import * as z from 'zod';
import { customerBalance } from '../customers/balance-answers.ts';
import { count, id, modelYear, money, page, sha256, text, timestamp } from '../foundation/answers/shapes.ts';
import { inspection } from '../inspections/inspections-answers.ts';
import { reach } from '../messages/messages-answers.ts';
import { shortage } from '../parts/parts-answers.ts';
import { feedback } from '../requests/feedback/feedback-answers.ts';
import { photoPlace } from '../requests/photos/photos-answers.ts';
import { earlierJob, repeatCosts, warranty } from '../requests/repeats/repeats-answers.ts';
import { requestStatus } from '../requests/requests-answers.ts';
import { estimateStates } from './estimate.ts';
import { answerChannel, estimateLine } from './lines-answers.ts';

/** An answer to an estimate, frozen. */
export const approvalRecord = z.strictObject({
  record_id: id,
  request_id: id,
  /** From 1 in each request. */
  number: z.int().positive(),
  decided_at: timestamp,
  decided_by_name: text,
  channel: answerChannel,
  /** Of the UTF-8 bytes of `document`. */
  sha256,
  /** Canonical JSON (RFC 8785) of an `ApprovalDocument`. */
  document: text,
});

/** Lines that wait for the customer's answer, with their sum in rupees. */
const toAnswer = z.strictObject({ lines: count, amount: money });

export const estimateVehicle = z.strictObject({
  registration_number: text,
  brand: text,
  model: text,
  year: modelYear,
});

/** What a customer and a link's holder see of an estimate: lines that were sent or decided. Staff see all lines. */
export const estimatePage = z.strictObject({
  request_id: id,
  status: requestStatus,
  service_name: text,
  scheduled_date: timestamp,
  /** Of the last one that was sent; null before. */
  version: z.int().nullable(),
  sent_at: timestamp.nullable(),
  lines: z.array(estimateLine),
  to_answer: toAnswer,
  /** Rupees: the sum of the approved lines. */
  estimated_cost: money,
  inspections: z.array(inspection),
  records: z.array(approvalRecord),
  /** What its photos belong to; the photos are loaded by themselves. */
  photos: z.array(photoPlace.extend({ photo_id: id })),
  /** What its customer said of the visit; null before the car was collected. */
  feedback: feedback.nullable(),
  /** The request is completed or cancelled, so that nothing is answered any more. */
  closed: z.boolean(),
});

export const requestEstimate = estimatePage.extend({
  vehicle: estimateVehicle.extend({ vehicle_id: id.nullable() }),
  /** Null for a customer. `phone` is null once they have closed their account. */
  customer: z.strictObject({ name: text, phone: text.nullable() }).nullable(),
  /** How a message about the estimate reaches the customer; null for a customer. */
  reach: reach.nullable(),
  /** Null for a customer, and before anything was sent. */
  sent_by_name: text.nullable(),
  /** Parts of approved and proposed lines that are not in stock, and when an open order brings the next; none for a customer. */
  shortages: z.array(shortage),
  /** The job that this one redoes; null for a customer. */
  repeats: earlierJob.nullable(),
  /** What a repeat costs the garage; null unless a manager reads it. */
  repeat_costs: repeatCosts.nullable(),
  /** What it is to do again within the warranty, while it is open and no repeat; none for a customer. */
  warranty: z.array(warranty),
  may_send: z.boolean(),
  /** When the customer said that they are coming; null for a customer. */
  confirmed_at: timestamp.nullable(),
  /** The request's link, for a manager; else null. */
  link: z.strictObject({ created_at: timestamp, created_by_name: text }).nullable(),
  /** The invoice that counts, for a manager; else null. */
  invoice_id: id.nullable(),
  /** Null unless a manager reads it. */
  customer_balance: customerBalance.nullable(),
});

const lastAnswer = z.strictObject({
  /** Numbers of lines. */
  approved: count,
  declined: count,
  decided_by_name: text,
  channel: answerChannel,
  decided_at: timestamp,
});

/** A request in the manager's list of estimates. */
const estimateRow = estimateVehicle.omit({ year: true }).extend({
  request_id: id,
  service_name: text,
  customer_name: text,
  /** Null once the customer has closed their account. */
  customer_phone: text.nullable(),
  mechanic_name: text.nullable(),
  state: z.enum(estimateStates),
  /** Proposed lines, those without a price among them, and the sum of the others in rupees. */
  lines: count,
  unpriced: count,
  amount: money,
  /** Proposed, sent or answered since. */
  since: timestamp,
  /** All of it is sent, but no message reached the customer. */
  reached_nobody: z.boolean(),
  last_answer: lastAnswer.nullable(),
});

/** A request of the signed-in customer that waits for an answer. */
const estimateToAnswer = toAnswer.extend({
  ...estimateVehicle.omit({ year: true }).shape,
  request_id: id,
  service_name: text,
  sent_at: timestamp,
});

/** Work on a vehicle that was declined, or left unanswered at the end of its request, and not approved since. */
export const deferredWork = estimateLine
  .pick({
    line_id: true,
    description: true,
    kind: true,
    quantity: true,
    unit: true,
    unit_price: true,
    amount: true,
    urgency: true,
    why_needed: true,
    if_it_waits: true,
    service_id: true,
    part_id: true,
    decline_reason: true,
  })
  .extend({
    /** Null where it was proposed to an earlier owner of the car. */
    request_id: id.nullable(),
    /** Rupees; null where it is neither a service nor a part. */
    price_now: money.nullable(),
    /** Its price of then and its reasons were told to an earlier owner alone. */
    is_withheld: z.boolean(),
    state: z.enum(['declined', 'unanswered']),
    since: timestamp,
  });

export const answered = z.strictObject({
  request_id: id,
  /** Rupees: the sum of the approved lines. */
  estimated_cost: money,
  record: approvalRecord.pick({ record_id: true, number: true, sha256: true }),
});

export const estimateAnswers = {
  /** Up to 1,001 of each state, which means more than 1,000. */
  list_estimates: page(estimateRow).extend({ counts: z.record(z.enum(estimateStates), count) }),
  estimates_to_answer: z.array(estimateToAnswer),
  request_estimate: requestEstimate,
  deferred_work: z.array(deferredWork),
  /** Number of lines, and their sum in rupees. */
  send_estimate: toAnswer.extend({ request_id: id, version: z.int(), sent_at: timestamp }),
  decide_lines: answered,
  /** `next` is the record after which to go on; null at the end. */
  verify_approvals: z.strictObject({
    checked: count,
    failed: z.array(z.strictObject({ record_id: id, request_id: id, problem: text })),
    next: id.nullable(),
  }),
};

export type ApprovalRecord = z.infer<typeof approvalRecord>;
export type EstimatePage = z.infer<typeof estimatePage>;
export type RequestEstimate = z.infer<typeof requestEstimate>;
export type EstimateRow = z.infer<typeof estimateRow>;
export type EstimateList = z.infer<typeof estimateAnswers.list_estimates>;
export type EstimateToAnswer = z.infer<typeof estimateToAnswer>;
export type DeferredWork = z.infer<typeof deferredWork>;
export type SentEstimate = z.infer<typeof estimateAnswers.send_estimate>;
export type Answered = z.infer<typeof answered>;
