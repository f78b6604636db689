import type { RemoteNavEntry, RemoteRoute } from '@pitlane/shared-data/remote-contract';
import { navigationOf } from '../navigation/navigation.ts';
import { paths } from '../paths.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

export const frameKey = 'pitlane.frame';

/** What the first script of the next visit draws the page's frame from. Nothing personal: the same for every user. */
export interface FrameMemory {
  /** Label and address of each entry of the navigation; a menu has an empty address. */
  nav: Record<string, [label: string, href: string][]>;
  /** The groups of a manager's rail. */
  rail: [label: string, entries: FrameEntry[]][];
  /** The bar of a phone, by role. */
  phone: Record<string, FrameEntry[]>;
  routes: RemoteRoute[];
}

/** An entry that needs a right has its name. */
type FrameEntry = [label: string, href: string, icon?: string, right?: string];

const roles = ['customer', 'mechanic', 'manager'] as const;

const ownRoutes: RemoteRoute[] = [
  {
    path: paths.profile,
    title: 'Profile',
    roles: [...roles],
    skeleton: { back: 'Dashboard', isNarrow: true, shapes: ['form', 'form', 'list'] },
  },
  {
    path: paths.notices,
    title: 'Notices',
    roles: [...roles],
    skeleton: { back: 'Dashboard', isNarrow: true, hasActions: true, shapes: ['list'] },
  },
];

/** Remembers the navigation and the routes of all remotes, unless one has not been found. */
export function rememberFrame(registry: Pick<RemoteRegistry, 'found' | 'missing'>): void {
  const remotes = registry.found();
  if (remotes.length === 0 || registry.missing().length > 0) return;
  const navOf = (role?: (typeof roles)[number]) => {
    const { entries, menus } = navigationOf(remotes, role ? { role } : null);
    return [
      ...entries.map(({ label, href }): [string, string] => [label, href]),
      ...menus.map(({ label }): [string, string] => [label, '']),
    ];
  };
  const toEntry = ({ label, href, rail, right }: RemoteNavEntry): FrameEntry => [
    label,
    href,
    rail?.icon,
    right,
  ];
  const phoneOf = (role: (typeof roles)[number]) =>
    navigationOf(remotes, { role }).phone.map((entry) =>
      toEntry({ ...entry, label: entry.rail?.phone ?? entry.label }),
    );
  const memory: FrameMemory = {
    nav: { visitor: navOf(), ...Object.fromEntries(roles.map((role) => [role, navOf(role)])) },
    rail: navigationOf(remotes, { role: 'manager' }).groups.map(({ label, entries }) => [
      label,
      entries.map(toEntry),
    ]),
    phone: Object.fromEntries(roles.map((role) => [role, phoneOf(role)])),
    routes: [...ownRoutes, ...remotes.flatMap(({ manifest }) => manifest.routes)],
  };
  try {
    localStorage.setItem(frameKey, JSON.stringify(memory));
  } catch {
    // Where storage is blocked, the next visit starts with a neutral frame.
  }
}
