import type { RemoteNavEntry } from '@pitlane/shared-data/remote-contract';
import type { Account, Role } from '@pitlane/shared-data/session';
import type { FoundRemote } from '../remotes/remote-registry.ts';
import { currentOf, navigationOf } from './navigation.ts';

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
    { label: 'Job History', href: '/job-history', audience: ['mechanic'], order: 60, menu: 'Workshop' },
    { label: 'Parts', href: '/parts-management', audience: ['mechanic'], order: 50, menu: 'Workshop' },
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
    navigationOf(remotes, restricted).groups.flatMap(({ entries }) => entries.map(({ href }) => href)),
  ).not.toContain('/settings');
});

test('Without any remote, the dashboard entry is shown', () => {
  const { entries, menus } = navigationOf([], null);
  expect(entries.map((entry) => entry.href)).toEqual(['/dashboard']);
  expect(menus).toEqual([]);
});

const labelsByGroup = (found: FoundRemote[], role: Role) =>
  navigationOf(found, accountOf(role)).groups.map(({ label, entries }) => [
    label,
    entries.map((entry) => entry.label),
  ]);

test('The groups of a manager have all entries, in the order of their first ones, and last those of older remotes', () => {
  const manager = { audience: ['manager'] } satisfies Partial<RemoteNavEntry>;
  const grouped = remote('later', [
    { label: 'Payments', href: '/salary', ...manager, order: 40, rail: { group: 'People', label: 'Salary' } },
    { label: 'Customers', href: '/people', ...manager, order: 38, menu: 'Manage', rail: { group: 'People' } },
    { label: 'Models', href: '/models', ...manager, order: 20, rail: { group: 'Cars', order: 78 } },
    { label: 'Front Desk', href: '/desk', ...manager, order: 20, menu: 'Manage', rail: { group: 'Today' } },
    { label: 'Jobs', href: '/jobs', audience: ['mechanic'], order: 10, rail: { group: 'Workshop' } },
  ]);
  expect(labelsByGroup([...remotes, grouped], 'manager')).toEqual([
    ['Today', ['Front Desk']],
    ['People', ['Customers', 'Salary']],
    ['Cars', ['Models']],
    ['Other screens', ['Vehicles', 'Requests', 'Staff', 'Parts', 'Audit Trail', 'Settings']],
  ]);
  expect(labelsByGroup([grouped], 'mechanic')).toEqual([]);
  expect(navigationOf([grouped], accountOf('manager'))).toMatchObject({
    entries: [{ label: 'Dashboard' }, { label: 'Models' }, { label: 'Payments' }],
    menus: [],
  });
});

test('Of the entries that lead to a path, the most exact one is current', () => {
  const at = (href: string): RemoteNavEntry => ({ label: href, href, audience: ['manager'], order: 1 });
  const entries = [at('/settings'), at('/settings/car-models'), at('/till')];
  expect(currentOf(entries, '/settings/car-models')?.href).toBe('/settings/car-models');
  expect(currentOf(entries, '/settings/hours')?.href).toBe('/settings');
  expect(currentOf(entries, '/tilling')).toBeUndefined();
});

test('The bar of a phone has the first three entries that ask for a place there', () => {
  const nav = ['Fourth', 'First', 'Third', 'Second'].map((phone): RemoteNavEntry => {
    const order = ['First', 'Second', 'Third', 'Fourth'].indexOf(phone);
    return { label: phone, href: `/${phone}`, audience: ['mechanic'], order, rail: { group: 'A', phone } };
  });
  const { phone } = navigationOf([...remotes, remote('jobs', nav)], accountOf('mechanic'));
  expect(phone.map(({ label }) => label)).toEqual(['First', 'Second', 'Third']);
});

test('A menu has the entries that remotes put into it, in their order, and only for its audience', () => {
  const menus = (role: Role) =>
    navigationOf(remotes, accountOf(role)).menus.map(({ label, entries }) => [
      label,
      entries.map((entry) => entry.label),
    ]);
  expect(menus('mechanic')).toEqual([['Workshop', ['Parts', 'Job History']]]);
  expect(menus('customer')).toEqual([]);
});
