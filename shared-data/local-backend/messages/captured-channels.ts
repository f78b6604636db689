import type { Channel, Channels, SendMessage } from '../../supabase/functions/deliver-messages/message.ts';
import type { Mail } from '../server/mail/mail.ts';

/** Channels that only show their messages, in place of those that are not set up. */
export function withCapture(channels: Channels, deliver: (mail: Mail) => void): Channels {
  const capture = (channel: Channel): SendMessage => {
    const show: SendMessage = async ({ to, subject, text, attachments }) =>
      deliver({ channel, to, subject, text, ...(attachments && { attachments }) });
    show.captures = true;
    return show;
  };
  return { mail: capture('mail'), sms: capture('sms'), whatsapp: capture('whatsapp'), ...channels };
}
