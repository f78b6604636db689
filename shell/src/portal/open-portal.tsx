import { configurePortal } from '@pitlane/shared-data/client';
import { parsePortalConfig } from '@pitlane/shared-data/portal-config';
import { createQueryClient, SessionProvider } from '@pitlane/shared-data/session';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { watchMissingFiles } from '../releases/missing-files.ts';
import { PortalContext } from '../remotes/portal-context.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { PortalNotStarted } from './portal-not-started.tsx';
import { createPortalRouter } from './portal-router.tsx';

const settingsTimeout = 15_000;

async function fetchPortalConfig() {
  const response = await fetch('/portal.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(settingsTimeout),
  });
  if (!response.ok) throw new Error(`portal.json answered ${response.status}`);
  return parsePortalConfig(await response.json());
}

async function composePortal() {
  const config = await fetchPortalConfig();
  configurePortal(config);
  const queryClient = createQueryClient();
  const registry = createRemoteRegistry(config.remotes);
  void registry.discover();
  const { router, findMissingRemotes } = createPortalRouter(registry, { queryClient });
  watchMissingFiles({
    found: registry.found,
    leave: () => {
      const { location, navigation } = router.state;
      window.location.assign(router.createHref(navigation.location ?? location));
    },
  });
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <PortalContext value={{ registry, findMissingRemotes }}>
          <SessionWatch revalidate={() => router.revalidate()} />
          <RouterProvider router={router} />
        </PortalContext>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The whole portal, or what to do when its settings cannot be read. Never rejects. */
export const openPortal = (): Promise<ReactNode> =>
  composePortal().catch((error: unknown) => {
    console.error(error);
    return <PortalNotStarted />;
  });
