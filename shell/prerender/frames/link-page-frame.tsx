import { SkeletonCard } from '@pitlane/shared-ui/core';
import { LinkPage } from '@pitlane/shared-ui/link-page';

/** The page of a link, whose title every link has. */
export const linkPageFrame = {
  title: 'Your Service',
  frame: (
    <LinkPage title="Your Service">
      <SkeletonCard label="Loading…" />
    </LinkPage>
  ),
};
