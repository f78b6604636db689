import { useSyncExternalStore } from 'react';
import { newVersion } from '../releases/watch-releases.ts';
import { loadFromNetwork } from '../service-worker/load-from-network.ts';
import { NoticeLine } from './notice-line.tsx';

/** Says that the portal was released since this page was loaded, which a page that stays open does not notice. */
export function ReleaseNotice() {
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  return (
    <NoticeLine aria-live="polite">
      {isReady && (
        <>
          A new version is ready.
          <button type="button" onClick={() => loadFromNetwork()}>
            Reload
          </button>
        </>
      )}
    </NoticeLine>
  );
}
