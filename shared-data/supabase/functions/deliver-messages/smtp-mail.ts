import { Buffer } from 'node:buffer';
import { createTransport } from 'nodemailer';
import { DeliveryProblem, type RenderedMessage, type SendMessage } from './message.ts';

interface SmtpSettings {
  /** Such as smtps://user:password@smtp.example:465. */
  url: string;
  /** The sender's address. */
  from: string;
  /** Of one step of the conversation, in milliseconds. */
  timeout?: number;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** What nodemailer calls a refused login, and a server without TLS: faults of the settings, which someone can mend. */
const settingsFaults = ['EAUTH', 'ETLS'];

/** A refusal of the recipient or the content. */
const isForGood = ({ code = '', responseCode = 0 }: SmtpError) =>
  !settingsFaults.includes(code) && responseCode >= 500 && responseCode < 600;

function headersOf({ language, stop }: RenderedMessage) {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(stop && {
      'List-Unsubscribe': `<${stop.post}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Sends mail through an SMTP server, over TLS unless the server is this machine. */
export function smtpMail({ url, from, timeout = 20_000 }: SmtpSettings): SendMessage {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...{ connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (message) => {
    try {
      await transport.sendMail({
        from: { name: message.from, address: from },
        to: { name: '', address: message.to },
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${message.idempotencyKey}@${domain}>`,
        headers: headersOf(message),
        attachments: message.attachments?.map(({ name, type, content }) => ({
          ...{ filename: name, contentType: type, content: Buffer.from(content) },
        })),
      });
    } catch (error) {
      const failure = error as SmtpError;
      throw new DeliveryProblem(failure.message, isForGood(failure));
    }
  };
}
