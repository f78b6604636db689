import type { ClaimedMessage, MessageValues, RenderedMessage } from './message.ts';
import { language, money, withoutLinks, writeSection } from './write-section.ts';

/** Where the portal and its functions are. */
export interface Addresses {
  /** The portal, such as https://portal.your-garage.example. */
  site: string;
  /** The Edge Functions, such as https://project.supabase.co/functions/v1. */
  functions: string;
}

type WrittenValues = Record<string, string | number | undefined>;

const describeDay = (day: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(day));

const describeTime = (time: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  }).format(new Date(time));

const writeValue = (value: MessageValues[string], site: string): WrittenValues[string] => {
  if (typeof value === 'object') return writeSection(value, site);
  return typeof value === 'string' ? withoutLinks(value) : value;
};

/** The values as they are written in a text. */
const writeValues = (
  { day, drop_off, time, amount, ...texts }: MessageValues,
  timeZone: string,
  site: string,
): WrittenValues => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, writeValue(value, site)])),
  ...(day && { day: drop_off ? describeTime(day, timeZone) : describeDay(day, timeZone) }),
  ...(time && { time: describeTime(time, timeZone) }),
  ...(amount !== undefined && { amount: money.format(amount) }),
});

/** Replaces each `{name}`; one without a value disappears, and with a time that is not known its whole line. */
const fillIn = (text: string, values: WrittenValues) =>
  text
    .split('\n')
    .filter((line) => values.time !== undefined || !line.includes('{time}'))
    .join('\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    // A section that there is not leaves no gap.
    .replace(/\n{3,}/g, '\n\n');

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A full stop, bracket or quote after an address is not part of it. */
const withLinks = (text: string) =>
  text
    .split(/(\bhttps?:\/\/\S*[\w/=-])/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');

/** Readable without pictures and style sheets: paragraphs and links. */
const writeHtml = (subject: string, body: string, footer: string) => `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:36em;margin:0 auto">
${body
  .split(/\n{2,}/)
  .map((paragraph) => `<p>${withLinks(paragraph).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
<hr>
<p style="font-size:14px">${withLinks(footer).replaceAll('\n', '<br>')}</p>
</main>
</body>
</html>
`;

function linkOf({ event, token, values }: Pick<ClaimedMessage, 'event' | 'token' | 'values'>, site: string) {
  if (event === 'account_invitation') return `${site}/register#invitation=${token}`;
  if (event === 'morning_mail') return `${site}/profile`;
  if (event === 'low_score') return `${site}/estimates${values.request_id ? `/${values.request_id}` : ''}`;
  if (event === 'car_taken') return `${site}/my-vehicles`;
  if ((event === 'work_due' || event === 'document_ends') && values.vehicle_id) {
    const booking = `${site}/book-service?vehicle=${values.vehicle_id}`;
    if (values.service_id) return `${booking}&service=${values.service_id}`;
    // Deferred work that is no service is booked by its line.
    return values.line_id
      ? `${booking}&work=${encodeURIComponent(String(values.service))}&line=${values.line_id}`
      : `${site}/vehicles/${values.vehicle_id}`;
  }
  return `${site}/t/${token}${values.invoice_id ? '#invoice' : ''}`;
}

/** A mail whose text a manager wrote may have no link. */
const proofRequest = '\n\nThis is the only mail to this address until you open this page: {link}';

/** Fills the facts into the text of a message. */
export function renderMessage(message: ClaimedMessage, { site, functions }: Addresses): RenderedMessage {
  const { stop_token, reply_to, channel, time_zone } = message;
  const values: WrittenValues = {
    ...writeValues(message.values, time_zone, site),
    link: linkOf(message, site),
  };
  const from = String(values.garage || 'Your garage');
  const subject = fillIn(message.subject ?? '', values)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const body = fillIn(message.asks_proof ? message.body + proofRequest : message.body, values).trim();
  const stop = stop_token
    ? { post: `${functions}/unsubscribe?token=${stop_token}`, page: `${site}/unsubscribe/${stop_token}` }
    : undefined;
  const footer = [
    [values.garage, values.garage_phone].filter(Boolean).join(', '),
    stop && `You do not want these messages? Switch them off: ${stop.page}`,
  ]
    .filter(Boolean)
    .join('\n');
  const text = channel === 'mail' && footer ? `${body}\n\n-- \n${footer}\n` : body;
  return {
    idempotencyKey: message.idempotency_key,
    to: message.to,
    from,
    subject,
    text,
    language,
    html: channel === 'mail' ? writeHtml(subject, body, footer) : '',
    ...(reply_to && { replyTo: reply_to }),
    ...(stop && { stop }),
  };
}
