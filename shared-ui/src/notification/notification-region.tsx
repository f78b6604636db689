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
import { keepRoom } from './keep-room.ts';
import { type Notification, notificationQueue } from './notification-queue.ts';
import { useClosing } from './use-closing.ts';

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

const Words = styled(ToastContent)`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
`;

const Close = styled(Button)`
  ${innerButtonStyle}
`;

/** Stands around a sheet for its events alone. */
const Reach = styled.div`
  display: contents;
`;

const looks = {
  success: { tone: 'success', icon: CircleCheck, role: 'status' },
  failure: { tone: 'danger', icon: CircleAlert, role: 'alert' },
} as const;

function NotificationSheet({ toast }: { toast: QueuedToast<Notification> }) {
  const { kind, text } = toast.content;
  const { tone, icon: Icon, role } = looks[kind];
  const reach = useClosing({
    closesByItself: kind === 'success',
    close: () => notificationQueue().close(toast.key),
  });
  return (
    <Reach {...reach}>
      <Sheet toast={toast} $tone={tone}>
        <Icon aria-hidden="true" />
        <Words role={role}>
          <Text slot="title">{text}</Text>
        </Words>
        <Close slot="close">
          <X aria-hidden="true" />
        </Close>
      </Sheet>
    </Reach>
  );
}

/**
 * Where notifications appear: at the end of the window, with as much room kept below the page. Stands once, in the
 * shell. F6 moves the focus here.
 */
export function NotificationRegion() {
  return (
    <>
      <NotificationsOf queue={notificationQueue()} />
      <Prerender>
        <Specimen />
      </Prerender>
    </>
  );
}

/** One notification, to be drawn ahead. */
function Specimen() {
  const [queue] = useState(() => {
    const ofOne = new ToastQueue<Notification>();
    ofOne.add({ kind: 'success', text: '' });
    return ofOne;
  });
  return <NotificationsOf queue={queue} />;
}

function NotificationsOf({ queue }: { queue: ToastQueue<Notification> }) {
  return (
    <Region ref={keepRoom} queue={queue} aria-label="Notifications">
      {({ toast }) => <NotificationSheet toast={toast} />}
    </Region>
  );
}
