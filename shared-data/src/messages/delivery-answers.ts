import * as z from 'zod';
import { count, id, money, text } from '../foundation/answers/shapes.ts';
import { messageChannel, messageEvent } from './messages-answers.ts';

/** Of the morning mail. */
const section = z.strictObject({
  title: text,
  lines: z.array(
    z.strictObject({
      label: text,
      count: count.optional(),
      amount: money.optional(),
      words: text.optional(),
      path: text.optional(),
    }),
  ),
});

/** A message to send now, for the Edge Function `deliver-messages`, which says what its fields mean. */
const claimedMessage = z.strictObject({
  message_id: id,
  attempt: z.int().positive(),
  idempotency_key: text,
  event: messageEvent,
  channel: messageChannel,
  to: text,
  subject: text.nullable(),
  body: text,
  values: z.record(z.string(), z.union([text, z.number(), section])),
  token: text,
  stop_token: text.nullable(),
  reply_to: text.nullable(),
  time_zone: text,
  has_invoice: z.boolean(),
  asks_proof: z.boolean(),
});

export const deliveryAnswers = {
  claim_messages: z.array(claimedMessage),
  /** `to`: digits with the country's code. */
  open_in_whatsapp: claimedMessage,
};

export type OpenedMessage = z.infer<typeof claimedMessage>;
