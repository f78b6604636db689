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
  /** Every entry of a manager, in the rail beside the page and in the menu of small screens; the bar has no menus then. */
  groups: NavMenu[];
  /** In the bar of a phone. */
  phone: RemoteNavEntry[];
}

const everyone: RemoteNavEntry['audience'] = ['visitor', 'customer', 'mechanic', 'manager'];

/** The group of entries that name none: those of a remote that was built before there were groups. */
const lastGroup = 'Other screens';

/** Beside them a phone's bar has Search and More. */
const mostOnPhone = 3;

/** Links to the role's dashboard, so that the entry is marked there. For visitors `/dashboard` redirects to the login. */
const dashboard = (account: Reader): RemoteNavEntry => ({
  label: 'Dashboard',
  href: account ? dashboardPath(account) : paths.dashboard,
  audience: everyone,
  order: 10,
  key: 'h',
});

const byOrder = (one: RemoteNavEntry, other: RemoteNavEntry) => one.order - other.order;

function group(entries: readonly RemoteNavEntry[], labelOf: (entry: RemoteNavEntry) => string): NavMenu[] {
  const labels = new Set(entries.map(labelOf));
  return [...labels].map((label) => ({
    label,
    entries: entries.filter((entry) => labelOf(entry) === label),
  }));
}

/** All entries by their groups, those without one last. */
function groupsOf(entries: readonly RemoteNavEntry[]): NavMenu[] {
  const named = entries.flatMap(({ rail, ...entry }) =>
    rail ? [{ ...entry, label: rail.label ?? entry.label, order: rail.order ?? entry.order, rail }] : [],
  );
  const others = entries.filter(({ rail }) => !rail);
  return group([...named.sort(byOrder), ...others], ({ rail }) => rail?.group ?? lastGroup);
}

/** The entry of the screen at a path: of two that lead there, as settings and one of their screens, the more exact one. */
export const currentOf = (entries: readonly RemoteNavEntry[], pathname: string): RemoteNavEntry | undefined =>
  entries
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0];

/** The navigation of a user or visitor: the shell's entry and those of the remotes. */
export function navigationOf(remotes: readonly FoundRemote[], account: Reader): Navigation {
  const reader = account?.role ?? 'visitor';
  const own = remotes
    .flatMap((remote) => remote.manifest.nav)
    .filter(({ audience, right }) => audience.includes(reader) && (!right || holdsRight(account, right)))
    .sort(byOrder);
  const inMenus = own.filter(({ menu }) => menu !== undefined);
  const isManager = reader === 'manager';
  return {
    entries: [dashboard(account), ...own.filter(({ menu }) => menu === undefined)].sort(byOrder),
    menus: isManager ? [] : group(inMenus, ({ menu }) => menu ?? lastGroup),
    groups: isManager ? groupsOf(own) : [],
    phone: own.filter(({ rail }) => rail?.phone).slice(0, mostOnPhone),
  };
}
