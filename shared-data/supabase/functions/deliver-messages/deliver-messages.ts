import { type Channels, type ClaimedMessage, DeliveryProblem, type MakePdf } from './message.ts';
import { type Addresses, renderMessage } from './render-message.ts';

/** Calls a function of the database with the secret key. */
export type CallDatabase = (name: string, parameters: Record<string, unknown>) => Promise<unknown>;

interface Delivery extends Addresses {
  call: CallDatabase;
  /** A channel that is missing is not set up. */
  channels: Channels;
  /** Without it, no mail brings a PDF. */
  makePdf?: MakePdf;
  /** No further messages are claimed after so many milliseconds. */
  timeLimit: number;
  /** How many are sent at the same time. */
  batch?: number;
}

const names = { mail: 'mail server', sms: 'SMS provider', whatsapp: 'WhatsApp provider' };

/** The longest that sending one message may take, in milliseconds: far less than the database waits for what came of it. */
const longestAttempt = 60_000;

/** The longest that the PDFs of messages that were claimed together may take. */
const longestPdfs = 40_000;

/** The attempt an hour and a half after the first: an outage until then is no hiccup. */
const lastingOutage = 5;

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryProblem('No answer in time')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Makes one PDF after another, as each is work for the processor, until the time is over. */
function inTurn(makePdf: MakePdf): MakePdf {
  const end = Date.now() + longestPdfs;
  let previous: Promise<unknown> = Promise.resolve();
  const make: MakePdf = (content) => {
    if (Date.now() >= end) throw new DeliveryProblem('No time is left for it');
    return within(end - Date.now(), makePdf(content));
  };
  return (content) => {
    const made = previous.then(() => make(content));
    previous = made.catch(() => {});
    return made;
  };
}

/** A mail has the link too, so it is sent without its PDF where that fails. */
async function attachmentsOf({ message_id, has_invoice }: ClaimedMessage, { call, makePdf }: Delivery) {
  if (!has_invoice || !makePdf) return {};
  try {
    const content = await call('invoice_to_attach', { message_id });
    return content ? { attachments: [await makePdf(content)] } : {};
  } catch (error) {
    console.error(`The PDF for message ${message_id} was not made, so it is sent without`, error);
    return {};
  }
}

async function send(message: ClaimedMessage, delivery: Delivery) {
  const { channels } = delivery;
  const sendMessage = channels[message.channel];
  if (!sendMessage) throw new DeliveryProblem(`No ${names[message.channel]} is set up`);
  const rendered = { ...renderMessage(message, delivery), ...(await attachmentsOf(message, delivery)) };
  await within(longestAttempt, sendMessage(rendered));
}

/** @returns whether it was sent. */
async function attempt(message: ClaimedMessage, delivery: Delivery): Promise<boolean> {
  const { message_id } = message;
  try {
    await send(message, delivery);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fault = error instanceof DeliveryProblem ? error.fault : 'outage';
    const { attempt } = message;
    const of_settings = fault === 'settings' || (fault === 'outage' && attempt >= lastingOutage);
    const problem = of_settings ? `Check the settings of the ${names[message.channel]}: ${reason}` : reason;
    const for_good = fault === 'message';
    await delivery.call('note_failed', { message_id, attempt, problem, for_good, of_settings });
    return false;
  }
  await delivery.call('note_sent', { message_id });
  return true;
}

/**
 * Sends due messages, each at least once. When this ends between sending one and noting that, it is sent again
 * five minutes later, with the same idempotency key.
 * @throws when the database does not answer.
 */
export async function deliverMessages(delivery: Delivery): Promise<{ sent: number; failed: number }> {
  const { call, channels, makePdf, timeLimit, batch = 20 } = delivery;
  const setUp = Object.keys(channels);
  const captured = Object.entries(channels).flatMap(([channel, sends]) => (sends.captures ? [channel] : []));
  const end = Date.now() + timeLimit;
  const counts = { sent: 0, failed: 0 };
  let claimed: ClaimedMessage[];
  do {
    claimed = (await call('claim_messages', { most: batch, channels: setUp, captured })) as ClaimedMessage[];
    const ready = { ...delivery, ...(makePdf && { makePdf: inTurn(makePdf) }) };
    const outcomes = await Promise.all(claimed.map((message) => attempt(message, ready)));
    const sent = outcomes.filter(Boolean).length;
    counts.sent += sent;
    counts.failed += outcomes.length - sent;
  } while (claimed.length > 0 && Date.now() < end);
  return counts;
}
