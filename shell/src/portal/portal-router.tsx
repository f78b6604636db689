import type { PortalClient } from '@pitlane/shared-data/client';
import { linkPrefixes } from '@pitlane/shared-data/paths';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { remoteRoutes } from '../remotes/routes/remote-routes.tsx';
import { headerRoutesId, shellRoutes } from '../routes.tsx';

/** Pages of their own, started by the first script: a link to one inside the portal loads a document. */
const linkPages = linkPrefixes.map(
  (prefix): RouteObject => ({
    path: `${prefix}*`,
    loader: ({ request }) => {
      window.location.assign(request.url);
      return new Promise(() => undefined);
    },
  }),
);

/** The router: the shell's routes, and each remote's routes as soon as its manifest is read. */
export function createPortalRouter(registry: RemoteRegistry, client: PortalClient) {
  const opened = new Set<string>();
  const openFound = (patch: (id: string, routes: ReturnType<typeof remoteRoutes>[]) => void) => {
    const fresh = registry.found().filter((remote) => !opened.has(remote.manifest.name));
    for (const remote of fresh) opened.add(remote.manifest.name);
    if (fresh.length > 0)
      patch(
        headerRoutesId,
        fresh.map((remote) => remoteRoutes(remote, { client, found: registry.found })),
      );
  };

  const router = createBrowserRouter([...linkPages, ...shellRoutes], {
    async patchRoutesOnNavigation({ patch, signal }) {
      await registry.discover();
      // A navigation that has been replaced by another one patches nothing; the other one does.
      if (!signal.aborted) openFound(patch);
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
