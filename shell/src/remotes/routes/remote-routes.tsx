import type { PortalClient } from '@pitlane/shared-data/client';
import { readSession } from '@pitlane/shared-data/session';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { lazyScreen } from '../../page/lazy-screen.tsx';
import { requireAccess } from '../../session/require-access.ts';
import { loadRemoteModule } from '../federation/load-remote.ts';
import type { FoundRemote } from '../remote-registry.ts';
import { routeIdOf } from '../remote-route-id.ts';
import { claimFor, type ScreenClaim } from '../screen-claims.ts';
import { RemoteFrame } from './remote-frame.tsx';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RouteFailed } from './route-failed.tsx';

/** Loads the screen of a remote's path; its data is requested while its code loads. */
async function loadScreen(
  { remote, route: { path } }: ScreenClaim,
  client: PortalClient,
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

interface RemoteRoutesOptions {
  client: PortalClient;
  /** Remotes found so far, which may have screens of other roles at the same paths. */
  found: () => readonly FoundRemote[];
}

function toRoute(own: ScreenClaim, { client, found }: RemoteRoutesOptions): RouteObject {
  const { path, title } = own.route;
  const claim = async () => claimFor(found(), own, (await readSession())?.role);
  return {
    path,
    handle: { title },
    middleware: [async (context, next) => requireAccess((await claim()).route)(context, next)],
    ErrorBoundary: RouteFailed,
    loader: claim,
    Component: RemoteFrame,
    children: [{ index: true, ...lazyScreen(async (context) => loadScreen(await claim(), client, context)) }],
  };
}

/**
 * All routes of a remote, under an error boundary that isolates its failures. At a path that remotes share, the first one's
 * route opens the screen for the user's role.
 */
export const remoteRoutes = (remote: FoundRemote, options: RemoteRoutesOptions): RouteObject => ({
  id: routeIdOf(remote.manifest.name),
  ErrorBoundary: RemoteUnavailable,
  children: remote.manifest.routes.map((route) => toRoute({ remote, route }, options)),
});
