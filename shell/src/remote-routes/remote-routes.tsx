import type { PortalClient } from '@pitlane/shared-data/client';
import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadRemoteModule } from '../federation/load-remote.ts';
import { lazyScreen } from '../page/lazy-screen.tsx';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { routeIdOf } from '../remotes/remote-route-id.ts';
import { GuardedOutlet } from '../session/guarded-outlet.tsx';
import { requireAccess } from '../session/require-access.ts';
import { RemoteFrame } from './remote-frame.tsx';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RouteFailed } from './route-failed.tsx';

/** Loads the screen of a remote's path; its data is requested while its code loads. */
async function loadScreen(
  remote: FoundRemote,
  client: PortalClient,
  path: string,
  context: LoaderFunctionArgs,
) {
  const [{ createRoutes }, { queryClientOf }] = await Promise.all([
    loadRemoteModule(remote),
    import(/* webpackChunkName: "frame" */ './page-queries.ts'),
  ]);
  const route = createRoutes({ queryClient: queryClientOf(client) }).find(
    (candidate) => candidate.path === path,
  );
  if (!route) throw new Error(`${remote.manifest.label} lists ${path} but has no route for it`);
  const preload = typeof route.loader === 'function' ? route.loader(context) : undefined;
  const loaded = typeof route.lazy === 'function' ? await route.lazy() : route;
  await preload;
  if (!loaded.Component) throw new Error(`${remote.manifest.label} has no component for ${path}`);
  return { Component: loaded.Component };
}

const toRoute = (remote: FoundRemote, client: PortalClient, route: RemoteRoute): RouteObject => ({
  path: route.path,
  handle: { title: route.title },
  middleware: [requireAccess(route)],
  ErrorBoundary: RouteFailed,
  element: <GuardedOutlet {...route} />,
  children: [{ index: true, ...lazyScreen((context) => loadScreen(remote, client, route.path, context)) }],
});

/** All routes of a remote, under an error boundary that isolates its failures. */
export const remoteRoutes = (remote: FoundRemote, client: PortalClient): RouteObject => ({
  id: routeIdOf(remote.manifest.name),
  element: <RemoteFrame remote={remote} />,
  ErrorBoundary: RemoteUnavailable,
  children: remote.manifest.routes.map((route) => toRoute(remote, client, route)),
});
