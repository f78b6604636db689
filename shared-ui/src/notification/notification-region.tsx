import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  type QueuedToast,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { ToastQueue } from 'react-stately/useToastState';
import { keyframes, styled } from 'styled-components';
import { innerButtonStyle } from '../field/control-style.ts';
import { Prerender } from '../prerender/prerender.tsx';
import { type Tone, toneStyle } from '../status-badge/tone.ts';
import { space, token } from '../theme/token.ts';
import { type Notification, notificationQueue } from './notification-queue.ts';
import { reserveSpace } from './reserve-space.ts';
import { useAutoClose } from './use-auto-close.ts';

const arrive = keyframes`from { opacity: 0; translate: 0 1rem; }`;

const Region = styled(ToastRegion<Notification>)`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 200;
  padding: ${space(4)};
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  gap: ${space(3)};
  pointer-events: none;
  outline: 0;

  ol {
    padding: 0;
    list-style: none;
  }
`;

const Sheet = styled(Toast<Notification>)<{ $tone: Tone }>`
  ${toneStyle}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: min(26rem, 100%);
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius')};
  box-shadow:
    inset 4px 0 0 var(--tone),
    ${token('shadow-overlay')};
  pointer-events: auto;
  animation: ${arrive} ${token('motion-slow')} ${token('easing')};

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--tone);
  }
`;

const Body = styled(ToastContent)`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
`;

const Close = styled(Button)`
  ${innerButtonStyle}
`;

/** Receives the pointer and focus events of a notification. */
const EventBoundary = styled.div`
  display: contents;
`;

const looks = {
  success: { tone: 'success', icon: CircleCheck, role: 'status' },
  failure: { tone: 'danger', icon: CircleAlert, role: 'alert' },
} as const;

function NotificationSheet({ toast }: { toast: QueuedToast<Notification> }) {
  const { kind, text } = toast.content;
  const { tone, icon: Icon, role } = looks[kind];
  const autoCloseProps = useAutoClose({
    isEnabled: kind === 'success',
    close: () => notificationQueue().close(toast.key),
  });
  return (
    <EventBoundary {...autoCloseProps}>
      <Sheet toast={toast} $tone={tone}>
        <Icon aria-hidden="true" />
        <Body role={role}>
          <Text slot="title">{text}</Text>
        </Body>
        <Close slot="close">
          <X aria-hidden="true" />
        </Close>
      </Sheet>
    </EventBoundary>
  );
}

/**
 * Shows notifications at the bottom of the window, and reserves that space below the page. Render it once, in the shell.
 * F6 moves the focus here.
 */
export function NotificationRegion() {
  return (
    <>
      <Notifications queue={notificationQueue()} />
      <Prerender>
        <SampleNotification />
      </Prerender>
    </>
  );
}

/** A notification to prerender. */
function SampleNotification() {
  const [queue] = useState(() => {
    const sampleQueue = new ToastQueue<Notification>();
    sampleQueue.add({ kind: 'success', text: '' });
    return sampleQueue;
  });
  return <Notifications queue={queue} />;
}

function Notifications({ queue }: { queue: ToastQueue<Notification> }) {
  return (
    <Region ref={reserveSpace} queue={queue} aria-label="Notifications">
      {({ toast }) => <NotificationSheet toast={toast} />}
    </Region>
  );
}
