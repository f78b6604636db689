export type Channel = 'mail' | 'whatsapp' | 'sms';

/** A line of a section: what it is about, and how many, how much or what. */
export interface SectionLine {
  label: string;
  /** Above 1,000, there are more than 1,000. */
  count?: number;
  /** In rupees. */
  amount?: number;
  words?: string;
  /** The screen of the portal that shows it. */
  path?: string;
}

/** Lines with a heading, written below one another. */
export interface MessageSection {
  title: string;
  lines: SectionLine[];
}

/** What the placeholders of a text stand for. */
export interface MessageValues {
  [name: string]: string | number | MessageSection | undefined;
  /** A time, written as a day. */
  day?: string;
  /** There is one: `day` is written with its time. */
  drop_off?: string;
  /** Written as a day and a time of day. */
  time?: string;
  /** In rupees. */
  amount?: number;
}

/** A message to send now, as `claim_messages` returns it. */
export interface ClaimedMessage {
  message_id: number;
  attempt: number;
  /** The same at every attempt, for the receiver to recognise a message that it has already. */
  idempotency_key: string;
  event: string;
  channel: Channel;
  /** An email address or a phone number. */
  to: string;
  /** Only of a mail. */
  subject?: string | null;
  body: string;
  values: MessageValues;
  token: string;
  /** Opens nothing, but switches these messages off; null where the recipient may not. */
  stop_token: string | null;
  /** The garage's email address, if it has one. */
  reply_to: string | null;
  time_zone: string;
  /** Whether it brings what `invoice_to_attach` returns, as a PDF. */
  has_invoice: boolean;
  /** Whether it is the only mail to this address until its link was followed. */
  asks_proof: boolean;
}

/** A file that a mail brings. */
export interface Attachment {
  name: string;
  /** Such as application/pdf. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Makes a PDF of what `invoice_to_attach` returns. */
export type MakePdf = (content: unknown) => Promise<Attachment>;

/** A message as it is sent. */
export interface RenderedMessage {
  idempotencyKey: string;
  to: string;
  /** The name of the garage. */
  from: string;
  /** Where answers to a mail go. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** The address to which one POST switches these messages off, and the page that does the same. */
  stop?: { post: string; page: string };
  /** Only of a mail. */
  attachments?: readonly Attachment[];
}

/** Sends the messages of a channel. @throws DeliveryProblem or any other error, which counts as a refusal for now. */
export interface SendMessage {
  (message: RenderedMessage): Promise<void>;
  /** It shows them on this machine in place of sending them. */
  captures?: true;
}

export type Channels = Partial<Record<Channel, SendMessage>>;

/**
 * Whose a failure is: the message's, whose recipient or content would be refused again; the recipient's, who may take it later;
 * the settings', which a manager mends; or an outage, which is one of the settings when it lasts.
 */
export type Fault = 'message' | 'recipient' | 'settings' | 'outage';

/** Why a message could not be sent. The manager reads its message. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem';
  readonly fault: Fault;

  constructor(message: string, fault: Fault = 'outage') {
    super(message);
    this.fault = fault;
  }
}
