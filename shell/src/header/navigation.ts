import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import { type Account, holdsRight } from '@pitlane/shared-data/session';
import { paths } from '../paths.ts';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { dashboardPath } from '../session/open-dashboard.ts';

/** Whose navigation it is; null for a visitor. */
type Reader = Pick<Account, 'role'> | null;

export interface NavMenu {
  label: string;
  entries: RemoteNavEntry[];
}

export interface Navigation {
  /** The entries in the bar. */
  entries: RemoteNavEntry[];
  menus: NavMenu[];
}

const everyone: RemoteNavEntry['audience'] = ['visitor', 'customer', 'mechanic', 'manager'];

/** Links to the role's dashboard, so that the entry is marked there. For visitors `/dashboard` redirects to the login. */
const dashboard = (account: Reader): RemoteNavEntry => ({
  label: 'Dashboard',
  href: account ? dashboardPath(account) : paths.dashboard,
  audience: everyone,
  order: 10,
  key: 'h',
});

/** The navigation of a user or visitor: the shell's entry and those of the remotes (spec section 2). */
export function navigationOf(remotes: readonly FoundRemote[], account: Reader): Navigation {
  const reader = account?.role ?? 'visitor';
  const entries = [dashboard(account), ...remotes.flatMap((remote) => remote.manifest.nav)]
    .filter(({ audience, right }) => audience.includes(reader) && (!right || holdsRight(account, right)))
    .sort((one, other) => one.order - other.order);
  const labels = new Set(entries.flatMap(({ menu }) => menu ?? []));
  return {
    entries: entries.filter(({ menu }) => menu === undefined),
    menus: [...labels].map((label) => ({ label, entries: entries.filter(({ menu }) => menu === label) })),
  };
}
