import { useLayoutEffect } from 'react';
import { FailedPage } from '../page/failed-page.tsx';
import { removeLanding } from '../page/prerendered-landing.ts';
import { loadFromNetwork } from '../service-worker/load-from-network.ts';

/** Shown when `portal.json` could not be read. */
export function StartupFailed() {
  useLayoutEffect(removeLanding, []);
  return (
    <main>
      <FailedPage
        title="Pitlane could not start"
        message="Its settings could not be read. Check your connection and try again; if it stays like this, tell the garage."
        onRetry={() => loadFromNetwork()}
      />
    </main>
  );
}
