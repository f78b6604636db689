import * as z from 'zod';
import { count, day, id, money, page, text, timestamp, uuid } from '../../foundation/answers/shapes.ts';
import { messageChannel } from '../../messages/messages-answers.ts';

const dueContact = z.strictObject({
  contact_id: id,
  /** reminder: sent by itself, by nobody. */
  channel: z.enum(['call', 'message', 'reminder']),
  said: text.nullable(),
  at: timestamp,
  by: text.nullable(),
});

/** What is due for a car, as managers see it. */
export const dueWork = z.strictObject({
  due_id: id,
  /** deferred: a line that was declined or not answered. document: one of the car that ends. */
  kind: z.enum(['service', 'deferred', 'document']),
  work: text,
  /** Null for a line in words or of a part, and for a document. */
  service_id: id.nullable(),
  /** Of deferred work. */
  line_id: id.nullable(),
  document_id: id.nullable(),
  /** The forecast day of a service, the day of the answer to a line, the last valid day of a document. */
  due_on: day,
  due_by: z.enum(['months', 'kilometres']).nullable(),
  /** When a service was last done, else when the garage first knew the car. */
  since: timestamp,
  is_done: z.boolean().nullable(),
  months: count.nullable(),
  kilometres: count.nullable(),
  /** Why a line was declined. */
  why: text.nullable(),
  is_declined: z.boolean().nullable(),
  /** Rupees. */
  price_then: money.nullable(),
  /** What an earlier owner of the car was offered and said, price_then too, is told to nobody. */
  is_withheld: z.boolean(),
  /** Null where neither a service nor a part has a price. */
  price_now: money.nullable(),
  vehicle_id: id,
  registration_number: text,
  brand: text,
  model: text,
  customer_id: uuid,
  customer_name: text,
  phone: text.nullable(),
  put_off_until: day.nullable(),
  put_off_reason: text.nullable(),
  put_off_by_name: text.nullable(),
  /** With the owner about this car. */
  last_contact: z
    .strictObject({
      channel: z.enum(['call', 'message']),
      work: text,
      /** Whether it was about this due work. */
      is_about_it: z.boolean(),
      said: text.nullable(),
      at: timestamp,
      by: text,
    })
    .nullable(),
  /** The last 50 about this due work, newest first. */
  contacts: z.array(dueContact),
});

export const dueWorkAnswers = {
  list_due_work: page(dueWork),
  own_due_work: z.array(z.strictObject({ vehicle_id: id, due: count })),
  record_due_call: dueWork,
  /** `captured`: those of the channels that only show a message. */
  message_due_work: dueWork.extend({ channels: z.array(messageChannel), captured: z.array(messageChannel) }),
  put_off_due_work: dueWork,
};

export type DueContact = z.infer<typeof dueContact>;
export type DueWork = z.infer<typeof dueWork>;
export type DueWorkPage = z.infer<typeof dueWorkAnswers.list_due_work>;
export type DueWorkMessage = z.infer<typeof dueWorkAnswers.message_due_work>;
