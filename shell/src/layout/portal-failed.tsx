import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { FailedPage } from '../page/failed-page.tsx';
import { reportError } from '../reporting/report-error.ts';

/** The outermost ring: the frame itself failed. */
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
        message="Nothing you saved before is lost. Load the page anew to go on."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
