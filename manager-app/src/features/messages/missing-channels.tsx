import { messageSettingsQuery } from '@pitlane/shared-data/messages';
import { Banner } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';

const senders = { mail: 'mail server', whatsapp: 'WhatsApp provider', sms: 'SMS provider' };

/** Says which of the garage's channels cannot send anything yet. */
export function MissingChannels() {
  const { data } = useQuery(messageSettingsQuery());
  const { channels = [], set_up = null } = data ?? {};
  const missing = set_up ? channels.filter((channel) => !set_up.includes(channel)) : [];
  if (missing.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={`No ${missing.map((channel) => senders[channel]).join(' and no ')} is set up`}
    >
      Messages wait for it, at most a day. DEPLOYING.md says how to set it up.
    </Banner>
  );
}
