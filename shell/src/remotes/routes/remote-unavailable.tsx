import { useRevalidator, useRouteError } from 'react-router';
import { FailedPage } from '../../page/failed-page.tsx';
import { RemoteError } from '../federation/remote-error.ts';

/** The error boundary of a remote, for code that failed to load. Header, session and other remotes still work. */
export function RemoteUnavailable() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  if (!(error instanceof RemoteError)) throw error;

  return (
    <FailedPage
      title={`${error.label} is not available`}
      message="This part of Pitlane is not responding. Everything else still works. Try again in a moment."
      onRetry={revalidate}
      isRetrying={state === 'loading'}
    />
  );
}
