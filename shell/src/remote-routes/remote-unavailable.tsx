import { useRevalidator, useRouteError } from 'react-router';
import { RemoteError } from '../federation/remote-error.ts';
import { FailedPage } from '../page/failed-page.tsx';

/** The ring around a remote: its code could not be had. Header, session and the other portals go on. */
export function RemoteUnavailable() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  if (!(error instanceof RemoteError)) throw error;

  return (
    <FailedPage
      title={`${error.label} is not available`}
      message="This part of Pitlane did not answer. Everything else goes on working. Try again in a moment."
      onRetry={revalidate}
      isRetrying={state === 'loading'}
    />
  );
}
