import { type MessageChannel, messageSettingsQuery } from '@pitlane/shared-data/messages';
import { Banner } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';

const senders = { mail: 'mail server', whatsapp: 'WhatsApp provider', sms: 'SMS provider' };

const named = (channels: readonly MessageChannel[]) =>
  channels.map((channel) => senders[channel]).join(' and no ');

/** Says which of the garage's channels cannot send anything yet. */
export function MissingChannels() {
  const { data } = useQuery(messageSettingsQuery());
  const { channels = [], set_up = null, captured = [] } = data ?? {};
  const missing = set_up ? channels.filter((channel) => !set_up.includes(channel)) : [];
  const shown = channels.filter((channel) => captured.includes(channel));
  return (
    <>
      {missing.length > 0 && (
        <Banner tone="warning" title={`No ${named(missing)} is set up`}>
          Messages wait for it, at most a day. DEPLOYING.md says how to set it up.
        </Banner>
      )}
      {shown.length > 0 && (
        <Banner tone="warning" title={`No ${named(shown)} is set up`}>
          Messages are captured, not sent: the backend shows them at /mails. DEPLOYING.md says how to set it
          up.
        </Banner>
      )}
    </>
  );
}
