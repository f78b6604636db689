import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { innerButtonStyle } from '../field/control-style.ts';
import { toneStyle } from '../status-badge/tone.ts';
import { space, token } from '../theme/token.ts';
import { placeLiveRegion } from '../top-layer/top-layer.ts';
import { closeNotification, type Notification, useNotifications } from './notification-queue.ts';
import { reserveSpace } from './reserve-space.ts';
import { useAutoClose } from './use-auto-close.ts';
import { useLastPressed } from './use-last-pressed.ts';
import { useRegionFocus } from './use-region-focus.ts';

const arrive = keyframes`from { opacity: 0; translate: 0 1rem; }`;

const Region = styled.section`
  position: fixed;
  inset-block-end: ${token('bar-height')};
  inset-inline: 0;
  z-index: 200;
  pointer-events: none;
  outline: 0;

  /* A dialog covers the bar. */
  dialog & {
    inset-block-end: 0;
  }

  &[data-at-top] {
    inset-block: ${token('header-end')} auto;
  }

  dialog &[data-at-top] {
    inset-block-start: 0;
  }

  ol {
    display: flex;
    flex-direction: column-reverse;
    align-items: flex-end;
    gap: ${space(3)};
    padding: ${space(4)};
    list-style: none;
  }

  li > div {
    flex: 1;
    min-inline-size: 0;
  }

  [role] {
    padding-block: ${space(2)};
  }

  [role] + * {
    padding-block-end: ${space(2)};
  }

  li > button {
    ${innerButtonStyle}
  }
`;

const Sheet = styled.li`
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
  color: ${token('text')};
  pointer-events: auto;
  animation: ${arrive} ${token('motion-slow')} ${token('easing')};

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--tone);
  }
`;

const looks = {
  success: { tone: 'success', icon: CircleCheck, role: 'status' },
  failure: { tone: 'danger', icon: CircleAlert, role: 'alert' },
} as const;

function NotificationSheet({ id, kind, text, action, onClose }: Notification & { onClose: () => void }) {
  const { tone, icon: Icon, role } = looks[kind];
  const autoCloseProps = useAutoClose({ isEnabled: kind === 'success', close: () => closeNotification(id) });
  return (
    <Sheet {...autoCloseProps} data-tone={tone}>
      <Icon aria-hidden="true" />
      <div>
        <div role={role}>{text}</div>
        {action}
      </div>
      <button type="button" aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </Sheet>
  );
}

/**
 * Shows notifications at the bottom of the window, above an open dialog too, and reserves that space below the page.
 * Render it once, in the shell. F6 moves the focus here.
 */
export function NotificationRegion() {
  const notifications = useNotifications();
  const [parent] = useState(() => document.createElement('div'));
  const pressed = useLastPressed();
  useLayoutEffect(() => {
    placeLiveRegion(parent);
    return () => parent.remove();
  }, [parent]);
  return createPortal(
    notifications.length > 0 && <Notifications notifications={notifications} pressed={pressed} />,
    parent,
  );
}

interface NotificationsProps {
  notifications: readonly Notification[];
  /** What was pressed last. */
  pressed: RefObject<Element | null>;
}

function Notifications({ notifications, pressed }: NotificationsProps) {
  const region = useRef<HTMLElement>(null);
  const returnFocus = useRegionFocus(region);
  useLayoutEffect(() => reserveSpace(region.current, pressed.current), [pressed]);
  const close = (id: number) => {
    returnFocus();
    closeNotification(id);
  };
  return (
    <Region ref={region} aria-label="Notifications" tabIndex={-1}>
      <ol>
        {notifications.map((notification) => (
          <NotificationSheet key={notification.id} {...notification} onClose={() => close(notification.id)} />
        ))}
      </ol>
    </Region>
  );
}
