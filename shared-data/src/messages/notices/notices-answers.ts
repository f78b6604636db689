import * as z from 'zod';
import { clockTime, count, id, money, page, text, timestamp, uuid } from '../../foundation/answers/shapes.ts';
import { score } from '../../requests/feedback/feedback-answers.ts';
import { staffEvents } from '../message.ts';
import { messageChannel, messageEvent } from '../messages-answers.ts';

export const noticeEvent = z.enum([...messageEvent.options, ...staffEvents]);

/** The facts of that moment; amount in rupees. */
const noticeDetails = z.strictObject({
  day: timestamp.optional(),
  /** `day` is the time to bring the car then. */
  drop_off: clockTime.optional(),
  time: timestamp.optional(),
  mechanic: text.optional(),
  amount: money.optional(),
  name: text.optional(),
  message: messageEvent.optional(),
  channel: messageChannel.optional(),
  /** Of the invoice or the receipt. */
  number: text.optional(),
  invoice_id: id.optional(),
  payment_id: id.optional(),
  score: score.optional(),
  /** What is due for a car, or that it has another owner. */
  service: text.optional(),
  document: text.optional(),
  vehicle: text.optional(),
  plate: text.optional(),
  due_id: id.optional(),
  vehicle_id: id.optional(),
  service_id: id.optional(),
  /** Of deferred work that is no service. */
  line_id: id.optional(),
  /** Of the payslip of this mechanic. */
  pay_run_id: id.optional(),
  mechanic_id: uuid.optional(),
});

const notice = z.strictObject({
  notice_id: id,
  event: noticeEvent,
  created_at: timestamp,
  /** Null until it was read. */
  read_at: timestamp.nullable(),
  details: noticeDetails,
  /** How often it happened since a manager last read such a notice; everything else is of the last time. */
  times: z.int().positive(),
  /** Null for a message that failed or is refused, and of a payslip. */
  request_id: id.nullable(),
  service_name: text.nullable(),
  registration_number: text.nullable(),
});

const unreadNotices = z.strictObject({
  /** At most 100, which means 100 and more. */
  unread: count.max(100),
  /** The id of the last notice; null without any. */
  latest: id.nullable(),
});

export const noticeAnswers = {
  list_notices: page(notice),
  unread_notices: unreadNotices,
  mark_read: unreadNotices,
  mark_notice_read: unreadNotices,
};

export type Notice = z.infer<typeof notice>;
export type UnreadNotices = z.infer<typeof unreadNotices>;
