import * as z from 'zod';
import { customer } from '../../customers/customers-answers.ts';
import { approvalRecord } from '../../estimates/estimates-answers.ts';
import { estimateLine } from '../../estimates/lines-answers.ts';
import { count, id, text, timestamp, uuid } from '../../foundation/answers/shapes.ts';
import { inspection } from '../../inspections/inspections-answers.ts';
import { billTo } from '../../invoices/drafts-answers.ts';
import { invoice } from '../../invoices/invoices-answers.ts';
import { customerPayment } from '../../invoices/payments/payments-answers.ts';
import { messageChannel, messageEvent, messagePreference } from '../../messages/messages-answers.ts';
import { noticeEvent } from '../../messages/notices/notices-answers.ts';
import { feedback } from '../../requests/feedback/feedback-answers.ts';
import { photoFacts } from '../../requests/photos/photos-answers.ts';
import { requestEntry, usedPart } from '../../requests/requests-answers.ts';
import { vehicleDocument } from '../../vehicles/documents/vehicle-documents-answers.ts';
import { vehicle } from '../../vehicles/vehicles-answers.ts';

/** A device on which the user is signed in. */
const signedInDevice = z.strictObject({
  session_id: uuid,
  created_at: timestamp,
  /** When its session was last renewed. */
  used_at: timestamp,
  /** Null where the backend does not know it. */
  user_agent: text.nullable(),
  is_current: z.boolean(),
});

const ownRequest = requestEntry.omit({ assigned_mechanic: true }).extend({
  arrived_at: timestamp.nullable(),
  arrival_kilometres: count.nullable(),
  belongings: text.nullable(),
  collected_at: timestamp.nullable(),
  feedback: feedback.nullable(),
  parts: z.array(usedPart),
  lines: z.array(
    estimateLine.pick({
      description: true,
      quantity: true,
      unit: true,
      discount: true,
      discount_reason: true,
      amount: true,
      status: true,
      decided_at: true,
      decided_by_name: true,
      decline_reason: true,
    }),
  ),
  inspections: z.array(inspection),
  /** The metadata of each, without the picture. */
  photos: z.array(photoFacts.extend({ bytes: count, taken_by_name: text })),
});

/** The facts that a message names. */
const facts = z.record(z.string(), z.unknown());

const messagesAboutOneself = z.strictObject({
  sent: z.array(
    z.strictObject({
      event: messageEvent,
      channel: messageChannel,
      request_id: id.nullable(),
      sent_at: timestamp,
      facts,
    }),
  ),
  notices: z.array(
    z.strictObject({
      event: noticeEvent,
      request_id: id.nullable(),
      created_at: timestamp,
      read_at: timestamp.nullable(),
      facts,
    }),
  ),
  preferences: z.array(messagePreference),
});

/** Everything that is stored about a customer, for themselves; money in rupees. */
const ownData = z.strictObject({
  exported_at: timestamp,
  account: customer.omit({ closed_at: true }),
  vehicles: z.array(vehicle.omit({ customer_id: true })),
  kilometre_readings: z.array(z.strictObject({ vehicle_id: id, kilometres: count, read_at: timestamp })),
  vehicle_documents: z.array(
    vehicleDocument
      .omit({ document_id: true, photo: true, is_renewed: true })
      .extend({ vehicle_id: id, added_at: timestamp, has_photo: z.boolean() }),
  ),
  service_requests: z.array(ownRequest),
  approvals: z.array(approvalRecord),
  /** Null before the first invoice. */
  billing_details: billTo.nullable(),
  invoices: z.array(invoice.omit({ payments: true, balance: true })),
  payments: z.array(customerPayment),
  messages: messagesAboutOneself,
});

export const profileAnswers = {
  list_sessions: z.array(signedInDevice),
  own_data: ownData,
  close_account: z.strictObject({ closed: z.literal(true) }),
};

export type SignedInDevice = z.infer<typeof signedInDevice>;
export type OwnData = z.infer<typeof ownData>;
