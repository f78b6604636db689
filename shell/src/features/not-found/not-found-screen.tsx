import { EmptyState } from '@pitlane/shared-ui/empty-state';
import { Page } from '@pitlane/shared-ui/layout';
import { LinkButton } from '@pitlane/shared-ui/link';
import { PageHeader } from '@pitlane/shared-ui/page-header';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailedPage } from '../../page/failed-page.tsx';
import { paths } from '../../paths.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';

/** A path that nobody owns; or one whose owner is away, which is said instead. */
export function Component() {
  const { registry, findMissingRemotes } = useRemotes();
  const navigate = useNavigate();
  const location = useLocation();
  const [isRetrying, setRetrying] = useState(false);

  const retry = async () => {
    setRetrying(true);
    await findMissingRemotes();
    await navigate(location, { replace: true });
    setRetrying(false);
  };

  if (registry.missing().length > 0) {
    return (
      <FailedPage
        title="This page is not available"
        message="A part of Pitlane did not answer, and this page may belong to it. Everything else goes on working. Try again in a moment."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }

  return (
    <Page>
      <title>Page not found · Pitlane</title>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There is nothing at this address"
        hint="It may have been mistyped, or the page has moved."
        action={<LinkButton href={paths.dashboard}>Go to your dashboard</LinkButton>}
      />
    </Page>
  );
}
