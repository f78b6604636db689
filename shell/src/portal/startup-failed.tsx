import { useLayoutEffect } from 'react';
import { removeLanding } from '../features/landing/prerendered-landing.ts';
import { FailedPage } from '../page/failed-page.tsx';

/** The portal's own settings could not be read, so nothing else can start. */
export function StartupFailed() {
  useLayoutEffect(removeLanding, []);
  return (
    <main>
      <FailedPage
        title="Pitlane could not start"
        message="Its settings could not be read. Check your connection and try again; if it stays like this, tell the garage."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
