import { Banner } from '@pitlane/shared-ui/core';
import { nameOf, type SentAgain } from './use-send-again.ts';

interface SentAgainBannerProps {
  outcomes: readonly SentAgain[];
  onDismiss: () => void;
}

/** What became of each of several messages that were sent again. */
export const SentAgainBanner = ({ outcomes, onDismiss }: SentAgainBannerProps) => (
  <Banner
    tone={outcomes.some(({ problem }) => problem) ? 'warning' : 'success'}
    title={`${outcomes.filter(({ problem }) => !problem).length} of ${outcomes.length} messages are waiting to be sent`}
    onDismiss={onDismiss}
  >
    <ul>
      {outcomes.map(({ message, problem }) => (
        <li key={message.message_id}>{`${nameOf(message)}: ${problem ?? 'waiting to be sent'}`}</li>
      ))}
    </ul>
  </Banner>
);
