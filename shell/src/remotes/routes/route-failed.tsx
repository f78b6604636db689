import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { FailedPage } from '../../page/failed-page.tsx';
import { reportError } from '../../reporting/report-error.ts';
import { RemoteError } from '../federation/remote-error.ts';

/** The error boundary of one screen, for errors while it loads or renders. */
export function RouteFailed() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isOwnError = !(error instanceof RemoteError);

  useEffect(() => {
    if (!isOwnError) return;
    console.error(error);
    reportError(error);
  }, [error, isOwnError]);

  if (!isOwnError) throw error;

  return (
    <FailedPage
      title="This page stopped working"
      message="Nothing you saved is lost. Try again, or open another page."
      onRetry={revalidate}
      isRetrying={state === 'loading'}
    />
  );
}
