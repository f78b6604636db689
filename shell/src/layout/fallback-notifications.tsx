import { space, token } from '@pitlane/shared-ui/core';
import { notify, type useNotifications } from '@pitlane/shared-ui/notifications';
import { styled } from 'styled-components';

const Region = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 200;
  padding: ${space(4)};
  background: ${token('text')};
  color: ${token('surface')};

  &:empty {
    display: none;
  }
`;

const Close = styled.button`
  min-block-size: 3rem;
  padding-inline: ${space(4)};
  font: inherit;
  color: inherit;
  background: none;
  border: ${token('hairline')} solid currentcolor;
  border-radius: ${token('radius')};
`;

/** Shows notifications if the code of NotificationRegion failed to load, such as without a network. */
export function FallbackNotifications({
  notifications,
}: {
  notifications: ReturnType<typeof useNotifications>;
}) {
  return (
    <Region role="alert">
      {notifications.map(({ key, content }) => (
        <p key={key}>{content.text}</p>
      ))}
      {notifications.length > 0 && <Close onClick={notify.clear}>Close</Close>}
    </Region>
  );
}
