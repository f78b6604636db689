import * as z from 'zod';
import { clockTime, id, money, text, timestamp } from '../../foundation/answers/shapes.ts';
import { requestStatus } from '../../requests/requests-answers.ts';
import { answered, estimatePage, estimateVehicle } from '../estimates-answers.ts';

/** A coming appointment. */
const linkAppointment = z.strictObject({
  /** Whether the customer said that they are coming. */
  confirmed: z.boolean(),
  /** Why it can no longer be moved or cancelled here; null while it can. */
  change_refusal: text.nullable(),
});

/** The public view of a request, by its link and without a login. */
const linkPage = estimatePage.extend({
  garage: z.strictObject({ name: text, phone: text }),
  vehicle: estimateVehicle,
  drop_off: clockTime.nullable(),
  arrived_at: timestamp.nullable(),
  /** When the car is promised to be ready. */
  promised_at: timestamp.nullable(),
  completion_date: timestamp.nullable(),
  collected_at: timestamp.nullable(),
  /** Rupees; null until completion. */
  final_cost: money.nullable(),
  /** Rupees that are left to pay for this request; null until completion. */
  owed: money.nullable(),
  /** Null once the car has arrived or the request is closed. */
  appointment: linkAppointment.nullable(),
});

export const linkAnswers = {
  /** `token` is in this answer alone: the database keeps its hash. */
  create_link: z.strictObject({ token: text, created_at: timestamp }),
  revoke_link: z.strictObject({ revoked: z.boolean() }),
  open_link: linkPage,
  answer_by_link: answered,
  answer_reminder: z.strictObject({
    request_id: id,
    status: requestStatus,
    scheduled_date: timestamp,
    drop_off: clockTime.nullable(),
    appointment: linkAppointment.nullable(),
  }),
};

export type LinkPage = z.infer<typeof linkPage>;
export type CreatedLink = z.infer<typeof linkAnswers.create_link>;
export type AnsweredReminder = z.infer<typeof linkAnswers.answer_reminder>;
