import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { FailedPage } from '../page/failed-page.tsx';
import { reportError } from '../reporting/report-error.ts';

/** The outermost error boundary, for errors of the layout itself. */
export function PortalFailed() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  return (
    <main>
      <FailedPage
        title="Pitlane stopped working"
        message="Nothing you saved is lost. Reload the page to continue."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
