import { formatDateTime } from '@pitlane/shared-data/formats';
import { type Notice, noticeTitle, useMarkNoticeRead } from '@pitlane/shared-data/messages';
import { useSession } from '@pitlane/shared-data/session';
import { media, space, token, VisuallyHidden } from '@pitlane/shared-ui/core';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { noticePath } from './notice-path.ts';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: ${token('hairline')} solid ${token('line')};
  }
`;

const Entry = styled(Link)`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  color: inherit;
  overflow-wrap: anywhere;
  text-decoration: none;

  strong {
    font-weight: ${token('weight-regular')};
  }

  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  &[data-unread] {
    box-shadow: inset 3px 0 0 ${token('accent')};
  }

  &[data-unread] strong {
    font-weight: ${token('weight-bold')};
  }

  @media ${media.hover} {
    &:hover {
      background: ${token('surface-hover')};
    }
  }
`;

interface NoticeListProps {
  notices: readonly Notice[];
  /** Called when one is followed. */
  onFollow?: () => void;
}

/** Notices, each a link to what it is about; following it marks it as read. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const { account } = useSession();
  const mark = useMarkNoticeRead();
  if (!account) return null;
  const follow = ({ notice_id, read_at }: Notice) => {
    // What fails stays unread, which the bell says.
    if (read_at === null) mark.mutate(notice_id);
    onFollow?.();
  };
  return (
    <List role="list" aria-label="Notices">
      {notices.map((notice) => (
        <li key={notice.notice_id}>
          <Entry
            to={noticePath(notice, account.role)}
            onClick={() => follow(notice)}
            data-unread={notice.read_at === null || undefined}
          >
            <strong>
              {notice.read_at === null && <VisuallyHidden>Unread: </VisuallyHidden>}
              {noticeTitle(notice)}
            </strong>
            <small>
              {[notice.service_name, notice.registration_number, formatDateTime(notice.created_at)]
                .filter(Boolean)
                .join(', ')}
            </small>
          </Entry>
        </li>
      ))}
    </List>
  );
}
