import { configurePortal, sessionArea, supabase, tokenKey } from '@pitlane/shared-data/client';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { SessionProvider } from '@pitlane/shared-data/session';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { watchMissingFiles } from '../releases/missing-files.ts';
import { PortalContext } from '../remotes/portal-context.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { placeIn } from '../reporting/place-in.ts';
import { expectListener } from '../reporting/report.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { firstAnswer, settingsUrl } from './first-requests.ts';
import { PortalNotStarted } from './portal-not-started.tsx';
import { createPortalRouter } from './portal-router.tsx';

async function fetchPortalConfig() {
  const response = await firstAnswer(settingsUrl);
  if (!response.ok) throw new Error(`portal.json answered ${response.status}`);
  return parsePortalConfig(await response.json());
}

async function composePortal() {
  const config = await fetchPortalConfig();
  configurePortal(config);
  // Whoever has a session will ask for data: the client's code comes while the screen's does.
  if (sessionArea.getItem(tokenKey)) supabase().catch(() => undefined);
  if (config.reporter) expectListener();
  const registry = createRemoteRegistry(config.remotes);
  void registry.discover();
  const { router, findMissingRemotes } = createPortalRouter(registry);
  watchMissingFiles({
    found: registry.found,
    leave: () => {
      const { location, navigation } = router.state;
      window.location.assign(router.createHref(navigation.location ?? location));
    },
  });
  if (config.reporter) {
    const place = () => placeIn(router.state.matches);
    const { reporter } = config;
    void import('../reporting/open-reports.ts').then(({ openReports }) =>
      openReports({ reporter, found: registry.found, place }),
    );
  }
  return (
    <SessionProvider>
      <PortalContext value={{ registry, findMissingRemotes }}>
        <SessionWatch revalidate={() => router.revalidate()} />
        <RouterProvider router={router} />
      </PortalContext>
    </SessionProvider>
  );
}

/** The whole portal, or what to do when its settings cannot be read. Never rejects. */
export const openPortal = (): Promise<ReactNode> =>
  composePortal().catch((error: unknown) => {
    console.error(error);
    return <PortalNotStarted />;
  });
