import { EmptyState, LinkButton, Page, PageHeader } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailedPage } from '../../page/failed-page.tsx';
import { paths } from '../../paths.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';

/** Shown for a path without a route. It may belong to a remote that is unavailable; then it says so, with a retry. */
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
        message="Part of Pitlane is not responding, and this page may belong to it. Everything else still works. Try again in a moment."
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
        hint="Check the address for typos. The page may also have moved."
        action={<LinkButton href={paths.dashboard}>Go to your dashboard</LinkButton>}
      />
    </Page>
  );
}
