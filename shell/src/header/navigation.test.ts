import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import type { Account, Role } from '@pitlane/shared-data/session';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { navigationOf } from './navigation.ts';

const remote = (name: string, nav: RemoteNavEntry[]): FoundRemote => ({
  url: `http://localhost/${name}/`,
  manifest: {
    contract: 2,
    name,
    label: name,
    team: 'team',
    version: '1',
    entry: 'remoteEntry.js',
    routes: [],
    nav,
  },
});

const remotes = [
  remote('manager', [
    { label: 'Requests', href: '/assign-requests', audience: ['manager'], order: 30 },
    { label: 'Staff', href: '/mechanic-management', audience: ['manager'], order: 60, menu: 'Manage' },
    { label: 'Audit Trail', href: '/audit-trail', audience: ['manager'], order: 90, menu: 'Manage' },
    {
      label: 'Settings',
      href: '/settings',
      audience: ['manager'],
      right: 'settings',
      order: 100,
      menu: 'Manage',
    },
  ]),
  remote('mechanic', [
    { label: 'Parts', href: '/parts-management', audience: ['manager'], order: 70, menu: 'Manage' },
  ]),
  remote('customer', [
    { label: 'Services', href: '/services', audience: ['visitor', 'customer'], order: 30 },
    {
      label: 'Vehicles',
      href: '/car-types',
      audience: ['visitor', 'customer', 'mechanic', 'manager'],
      order: 20,
    },
  ]),
];

const accountOf = (role: Role): Account =>
  ({ id: '1', name: 'A Person', email: 'a@b.in', phone: '1', role }) as Account;
const labels = (account: Account | null) => navigationOf(remotes, account).entries.map(({ label }) => label);

test('A visitor sees Dashboard, Vehicles and Services', () => {
  expect(labels(null)).toEqual(['Dashboard', 'Vehicles', 'Services']);
});

test('Each role sees its own entries, in the order that the remotes set', () => {
  expect(labels(accountOf('customer'))).toEqual(['Dashboard', 'Vehicles', 'Services']);
  expect(labels(accountOf('manager'))).toEqual(['Dashboard', 'Vehicles', 'Requests']);
  expect(labels(accountOf('mechanic'))).toEqual(['Dashboard', 'Vehicles']);
});

test('A manager without a right does not see the entries that need it', () => {
  const restricted = { ...accountOf('manager'), may_change_settings: false } as Account;
  expect(
    navigationOf(remotes, restricted).menus.flatMap(({ entries }) => entries.map(({ href }) => href)),
  ).not.toContain('/settings');
});

test('Without any remote, the dashboard entry is shown', () => {
  const { entries, menus } = navigationOf([], null);
  expect(entries.map((entry) => entry.href)).toEqual(['/dashboard']);
  expect(menus).toEqual([]);
});

test('A menu has the entries that remotes put into it, in their order, and only for its audience', () => {
  const menus = (role: Role) =>
    navigationOf(remotes, accountOf(role)).menus.map(({ label, entries }) => [
      label,
      entries.map((entry) => entry.label),
    ]);
  expect(menus('manager')).toEqual([['Manage', ['Staff', 'Parts', 'Audit Trail', 'Settings']]]);
  expect(menus('customer')).toEqual([]);
});
