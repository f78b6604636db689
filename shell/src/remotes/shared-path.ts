import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';

export type Role = NonNullable<RemoteRoute['roles']>[number];

export const isFor = ({ roles }: RemoteRoute, role: Role) => !roles || roles.includes(role);

/** Whether two remotes may have a screen at the same path: it is written alike, and no role may open both. */
export const canShare = (one: RemoteRoute, other: RemoteRoute): boolean =>
  one.path === other.path && one.roles !== undefined && !one.roles.some((role) => isFor(other, role));
