import type { linkPrefixes } from '@pitlane/shared-data/paths';
import { SkeletonCard } from '@pitlane/shared-ui/core';
import { LinkPage } from '@pitlane/shared-ui/link-page';

const frameOf = (title: string, isWide = false) => ({
  title,
  frame: (
    <LinkPage title={title} isWide={isWide}>
      <SkeletonCard label="Loading…" />
    </LinkPage>
  ),
});

/** The pages of links, each with the title that all its links have. */
export const linkPageFrames: Record<(typeof linkPrefixes)[number], ReturnType<typeof frameOf>> = {
  '/t/': frameOf('Your Service'),
  '/wall/': frameOf('Workshop Board', true),
  '/book/': frameOf('Service Book'),
  '/unsubscribe/': frameOf('Your Messages'),
};
