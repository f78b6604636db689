import { type Channel, DeliveryProblem, type Fault, type SendMessage } from './message.ts';

interface WebhookSettings {
  channel: Exclude<Channel, 'mail'>;
  url: string;
  /** Shared with the receiver. */
  secret: string;
  /** In milliseconds. */
  timeout?: number;
}

const encoder = new TextEncoder();

/** HMAC-SHA256 in hexadecimal. */
async function sign(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 400, 413 and 422 are about the message; any other lasting refusal is about the address of the webhook or its caller. */
function faultOf(status: number): Fault {
  if ([400, 413, 422].includes(status)) return 'message';
  return status < 500 && ![408, 409, 425, 429].includes(status) ? 'settings' : 'outage';
}

/** The reason of a failed request; the error of `fetch` itself names none. */
function describe(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'No answer in time';
  return (cause as Error | undefined)?.message ?? message;
}

/**
 * Hands messages to a provider of SMS or WhatsApp: a POST of {channel, to, text, idempotency_key} with the headers
 * `Idempotency-Key`, `Pitlane-Timestamp` (seconds) and `Pitlane-Signature`, the HMAC-SHA256 of "timestamp.body".
 */
export const webhook =
  ({ channel, url, secret, timeout = 20_000 }: WebhookSettings): SendMessage =>
  async ({ to, text, idempotencyKey }) => {
    const body = JSON.stringify({ channel, to, text, idempotency_key: idempotencyKey });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'Pitlane-Timestamp': timestamp,
      'Pitlane-Signature': await sign(secret, `${timestamp}.${body}`),
    };
    let response: Response;
    try {
      const signal = AbortSignal.timeout(timeout);
      response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await response.body?.cancel();
    } catch (error) {
      throw new DeliveryProblem(describe(error));
    }
    if (!response.ok)
      throw new DeliveryProblem(`The provider answered ${response.status}`, faultOf(response.status));
  };
