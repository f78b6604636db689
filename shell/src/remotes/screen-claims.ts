import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import type { FoundRemote } from './remote-registry.ts';
import { canShare, isFor, type Role } from './shared-path.ts';

/** A remote's screen at a path. */
export interface ScreenClaim {
  remote: FoundRemote;
  route: RemoteRoute;
}

/** The screen at the path of `own` that a role may open, `own` if none is. */
export function claimFor(remotes: readonly FoundRemote[], own: ScreenClaim, role?: Role): ScreenClaim {
  if (role === undefined || isFor(own.route, role)) return own;
  const others = remotes.flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })));
  return others.find(({ route }) => canShare(own.route, route) && isFor(route, role)) ?? own;
}
