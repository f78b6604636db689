import { unreadNoticesQuery, useLiveNotices } from '@pitlane/shared-data/messages';
import { token } from '@pitlane/shared-ui/core';
import { Popover } from '@pitlane/shared-ui/popover';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { LatestNotices } from './latest-notices.tsx';
import { unreadText } from './unread-text.ts';
import { useFreshScreen } from './use-fresh-screen.ts';

/** Over the corner of the bell, at the start of its place in the header, so that it takes no space. */
const Count = styled.span`
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-start: 1.375rem;
  min-inline-size: 1.125rem;
  padding-inline: 0.25rem;
  border-radius: ${token('radius-round')};
  background: ${token('accent')};
  color: ${token('on-accent')};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight-medium')};
  line-height: 1.125rem;
  text-align: center;
  pointer-events: none;
`;

export interface BellNoticesProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Told the accessible name of the bell whenever it changes. */
  onName: (name: string) => void;
}

/** The number of unread notices on the bell, and the latest of them when it is open. */
export function BellNotices({ id, isOpen, onClose, trigger, onName }: BellNoticesProps) {
  useLiveNotices();
  const { data } = useQuery(unreadNoticesQuery());
  useFreshScreen(data?.latest);
  const unread = data?.unread ?? 0;
  useEffect(() => onName(unread > 0 ? `Notices, ${unreadText(unread)} unread` : 'Notices'), [unread, onName]);
  return (
    <>
      {unread > 0 && <Count aria-hidden="true">{unreadText(unread)}</Count>}
      {isOpen && (
        <Popover id={id} label="Notices" trigger={trigger} onClose={onClose}>
          <LatestNotices onLeave={onClose} />
        </Popover>
      )}
    </>
  );
}
