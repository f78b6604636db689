import { type MessageChannel, messageSettingsQuery } from '@pitlane/shared-data/messages';
import { useQuery } from '@tanstack/react-query';

const senders = { mail: 'mail server', whatsapp: 'WhatsApp provider', sms: 'SMS provider' };

const titleOf = (channels: readonly MessageChannel[]) =>
  channels.length > 0
    ? `No ${channels.map((channel) => senders[channel]).join(' and no ')} is set up`
    : undefined;

/** Which of the garage's channels cannot send anything yet: `missing` waits for a sender, `captured` is not sent at all. */
export function useMissingChannels() {
  const { data } = useQuery(messageSettingsQuery());
  const { channels = [], set_up = null, captured = [] } = data ?? {};
  return {
    missing: titleOf(set_up ? channels.filter((channel) => !set_up.includes(channel)) : []),
    captured: titleOf(channels.filter((channel) => captured.includes(channel))),
  };
}
