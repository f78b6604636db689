import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { RemoteError } from '../federation/remote-error.ts';
import { FailedPage } from '../page/failed-page.tsx';
import { reportError } from '../reporting/report-error.ts';

/** The ring around one screen: it failed while it was loaded or shown. The header and every other screen go on. */
export function RouteFailed() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isOurs = !(error instanceof RemoteError);

  useEffect(() => {
    if (!isOurs) return;
    console.error(error);
    reportError(error);
  }, [error, isOurs]);

  if (!isOurs) throw error;

  return (
    <FailedPage
      title="This page stopped working"
      message="Nothing you saved before is lost. Try again, or go on with another page."
      onRetry={revalidate}
      isRetrying={state === 'loading'}
    />
  );
}
