import { Banner } from '@pitlane/shared-ui/core';
import { useMissingChannels } from './use-missing-channels.ts';

/** Says which of the garage's channels cannot send anything yet, and what becomes of their messages. */
export function MissingChannels() {
  const { missing, captured } = useMissingChannels();
  return (
    <>
      {missing && (
        <Banner tone="warning" title={missing}>
          Messages wait for it, at most a day. DEPLOYING.md says how to set it up.
        </Banner>
      )}
      {captured && (
        <Banner tone="warning" title={captured}>
          Messages are captured, not sent: the backend shows them at /mails. DEPLOYING.md says how to set it
          up.
        </Banner>
      )}
    </>
  );
}
