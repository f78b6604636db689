import type { PortalClient } from '@pitlane/shared-data/client';
import { createBrowserRouter } from 'react-router';
import { remoteRoutes } from '../remote-routes/remote-routes.tsx';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { headerRoutesId, shellRoutes } from '../routes.tsx';

/** The router: the shell's routes, and each remote's routes as soon as its manifest is read. */
export function createPortalRouter(registry: RemoteRegistry, client: PortalClient) {
  const opened = new Set<string>();
  const openFound = (patch: (id: string, routes: ReturnType<typeof remoteRoutes>[]) => void) => {
    const fresh = registry.found().filter((remote) => !opened.has(remote.manifest.name));
    for (const remote of fresh) opened.add(remote.manifest.name);
    if (fresh.length > 0)
      patch(
        headerRoutesId,
        fresh.map((remote) => remoteRoutes(remote, client)),
      );
  };

  const router = createBrowserRouter(shellRoutes, {
    async patchRoutesOnNavigation({ patch }) {
      await registry.discover();
      openFound(patch);
    },
  });

  return {
    router,
    async findMissingRemotes() {
      await registry.discover();
      openFound((id, routes) => router.patchRoutes(id, routes));
    },
  };
}
