import type { Channels } from './message.ts';
import { smtpMail } from './smtp-mail.ts';
import { webhook } from './webhook.ts';

/**
 * The channels that the environment sets up: PITLANE_SMTP_URL with PITLANE_MAIL_FROM, and for SMS and WhatsApp
 * PITLANE_SMS_WEBHOOK_URL and PITLANE_WHATSAPP_WEBHOOK_URL, each with …_WEBHOOK_SECRET.
 * @throws when only half of a channel is set.
 */
export function readChannels(get: (name: string) => string | undefined): Channels {
  const pair = (first: string, second: string) => {
    const [url, other] = [get(first), get(second)];
    if (!url && !other) return undefined;
    if (!url || !other) throw new Error(`Set both ${first} and ${second}, or neither`);
    return { url, other };
  };
  const mail = pair('PITLANE_SMTP_URL', 'PITLANE_MAIL_FROM');
  const sms = pair('PITLANE_SMS_WEBHOOK_URL', 'PITLANE_SMS_WEBHOOK_SECRET');
  const whatsapp = pair('PITLANE_WHATSAPP_WEBHOOK_URL', 'PITLANE_WHATSAPP_WEBHOOK_SECRET');
  return {
    ...(mail && { mail: smtpMail({ url: mail.url, from: mail.other }) }),
    ...(sms && { sms: webhook({ channel: 'sms', url: sms.url, secret: sms.other }) }),
    ...(whatsapp && {
      whatsapp: webhook({ channel: 'whatsapp', url: whatsapp.url, secret: whatsapp.other }),
    }),
  };
}
