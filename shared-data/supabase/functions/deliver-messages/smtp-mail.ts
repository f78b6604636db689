import { Buffer } from 'node:buffer';
import { createTransport } from 'nodemailer';
import { DeliveryProblem, type Fault, type RenderedMessage, type SendMessage } from './message.ts';

interface SmtpSettings {
  /** Such as smtps://user:password@smtp.example:465. */
  url: string;
  /** The sender's address. */
  from: string;
  /** Of one step of the conversation, in milliseconds. */
  timeout?: number;
}

interface SmtpError extends Error {
  /** What nodemailer calls the failure. */
  code?: string;
  /** The step of the conversation that failed. */
  command?: string;
  /** The server's answer, with its enhanced status code (RFC 3463) if it has one. */
  response?: string;
  responseCode?: number;
}

/** A refused login, and a server without TLS. */
const settingsFaults = ['EAUTH', 'ETLS'];

/** Commands out of order, a login that is demanded or refused: whatever the step, not about its recipient. */
const aboutTheSender = [503, 530, 534, 535, 538];

/** The sender's address (5.1.7, 5.1.8), the sender's limit (5.4.5), a policy or an authentication (5.7.x). */
const enhancedAboutTheSender = /^5\d\d[ -]5\.(?:1\.[78]|4\.5|7\.\d+)\b/;

/** Only a refusal of the recipient or the content is for good: any other lasting one is mended in the settings. */
function faultOf({ code = '', command = '', response = '', responseCode = 0 }: SmtpError): Fault {
  if (settingsFaults.includes(code)) return 'settings';
  const isAboutTheMessage =
    ['RCPT TO', 'DATA'].includes(command) &&
    !aboutTheSender.includes(responseCode) &&
    !enhancedAboutTheSender.test(response);
  if (responseCode >= 500) return isAboutTheMessage ? 'message' : 'settings';
  return responseCode >= 400 && isAboutTheMessage ? 'recipient' : 'outage';
}

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
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (message) => {
    try {
      await transport.sendMail({
        from: { name: message.from, address: from },
        to: { name: '', address: message.to },
        ...(message.replyTo && { replyTo: { name: message.from, address: message.replyTo } }),
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${message.idempotencyKey}@${domain}>`,
        headers: headersOf(message),
        attachments: message.attachments?.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
      });
    } catch (error) {
      const failure = error as SmtpError;
      throw new DeliveryProblem(failure.message, faultOf(failure));
    }
  };
}
