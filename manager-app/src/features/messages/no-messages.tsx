import type { MessageState } from '@pitlane/shared-data/messages';
import { EmptyState } from '@pitlane/shared-ui/core';
import { Mail, SearchX } from '@pitlane/shared-ui/icons';

const texts: Record<MessageState, { title: string; hint: string }> = {
  queued: { title: 'No message is waiting', hint: 'A message appears here until it is sent.' },
  sent: { title: 'No messages sent yet', hint: 'What customers are sent appears here.' },
  failed: {
    title: 'No message failed',
    hint: 'A message that cannot be delivered appears here, with the reason.',
  },
  skipped: {
    title: 'Every message was sent',
    hint: 'A message that was not sent, because its time had passed for example, appears here.',
  },
  opened: {
    title: 'No message was opened in WhatsApp',
    hint: 'What you open in WhatsApp appears here. Whether it was sent there is not known.',
  },
};

interface NoMessagesProps {
  /** Undefined for all. */
  state: MessageState | undefined;
  isSearched: boolean;
}

export function NoMessages({ state, isSearched }: NoMessagesProps) {
  if (isSearched)
    return (
      <EmptyState icon={SearchX} title="No messages found" hint="Try another search or another state." />
    );
  const text = state
    ? texts[state]
    : { title: 'No messages yet', hint: 'What customers are told about their bookings appears here.' };
  return <EmptyState icon={Mail} {...text} />;
}
