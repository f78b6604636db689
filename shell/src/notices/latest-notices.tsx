import { EmptyState, Link, QueryView, Skeleton, space, token } from '@pitlane/shared-ui/core';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: 3.75rem;
  padding: ${space(2)} ${space(4)};
  border-block-end: ${token('hairline')} solid ${token('line')};

  h2 {
    font-size: ${token('text-lg')};
    outline: 0;
  }
`;

const Body = styled.div`
  min-block-size: 0;
  padding: ${space(2)} ${space(4)};
  overflow-y: auto;
`;

const Foot = styled.footer`
  flex: none;
  padding: ${space(1)} ${space(4)};
  border-block-start: ${token('hairline')} solid ${token('line')};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }
`;

/** What the bell opens: the first page of the notices. */
export function LatestNotices({ onLeave }: { onLeave: () => void }) {
  const query = useNotices(1);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Notices
        </h2>
        <MarkAllRead onRead={() => heading.current?.focus()} />
      </Head>
      <Body>
        <QueryView
          query={query}
          failure="Failed to load your notices"
          pending={<Skeleton label="Loading your notices..." lines={6} />}
        >
          {({ rows }) =>
            rows.length > 0 ? (
              <NoticeList notices={rows} onFollow={onLeave} />
            ) : (
              <EmptyState title="No notices yet" />
            )
          }
        </QueryView>
      </Body>
      <Foot>
        <Link href={paths.notices} onPress={onLeave}>
          All notices
        </Link>
      </Foot>
    </>
  );
}
