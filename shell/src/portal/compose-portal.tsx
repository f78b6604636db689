import {
  createPortalClient,
  type PortalClient,
  PortalClientContext,
  sessionArea,
  setGarageTimeZone,
  tokenKey,
} from '@pitlane/shared-data/client';
import { SessionProvider, signedInId } from '@pitlane/shared-data/session';
import type { ReactNode } from 'react';
import { watchMissingFiles } from '../releases/missing-files.ts';
import { watchReleases } from '../releases/watch-releases.ts';
import { currentPlace } from '../remotes/current-place.ts';
import { isLoaded } from '../remotes/federation/load-remote.ts';
import { createRemoteRegistry, type FoundRemote } from '../remotes/remote-registry.ts';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { bufferReports } from '../reporting/report.ts';
import { keepForNextVisit } from '../service-worker/keep-for-next-visit.ts';
import { loadFromNetwork } from '../service-worker/load-from-network.ts';
import { fetchSettings } from './fetch-settings.ts';
import { createPortalRouter } from './portal-router.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { RevalidateOnAccountChange } from './revalidate-on-account-change.tsx';
import { StartupFailed } from './startup-failed.tsx';

async function compose() {
  const config = await fetchSettings();
  setGarageTimeZone(config.timeZone);
  const client: PortalClient = createPortalClient(config, {
    personId: signedInId,
    askForCode: () =>
      import('../credentials/confirmation/ask-for-code.tsx').then(
        (lazily) => lazily.askForCode(client),
        () => false,
      ),
  });
  // A signed-in user will request data: load the client's code in parallel with the screen's.
  if (sessionArea.getItem(tokenKey)) client.preload().catch(() => undefined);
  if (config.reporter) bufferReports();
  const registry = createRemoteRegistry(config.remotes);
  void registry.discover();
  const { router, findMissingRemotes } = createPortalRouter(registry, client);
  const toReleased = ({ url, manifest }: FoundRemote) => ({ url, ...manifest });
  const remotes = () => registry.found().map(toReleased);
  watchMissingFiles({
    remotes,
    leave: () => {
      const { location, navigation } = router.state;
      void loadFromNetwork(router.createHref(navigation.location ?? location));
    },
  });
  watchReleases(() => registry.found().filter(isLoaded).map(toReleased));
  keepForNextVisit(config.serviceWorker !== false);
  if (config.reporter) {
    const place = () => currentPlace(router.state);
    const { reporter } = config;
    void import('../reporting/start-reporting.ts').then(({ startReporting }) =>
      startReporting({ reporter, remotes, place }),
    );
  }
  return (
    <PortalClientContext value={client}>
      <SessionProvider>
        <RemotesContext value={{ registry, findMissingRemotes }}>
          <RevalidateOnAccountChange revalidate={() => router.revalidate()} />
          <PortalRoutes router={router} />
        </RemotesContext>
      </SessionProvider>
    </PortalClientContext>
  );
}

/** The portal, or an error page if its settings cannot be read. Never rejects. */
export const composePortal = (): Promise<ReactNode> =>
  compose().catch((error: unknown) => {
    console.error(error);
    return <StartupFailed />;
  });
