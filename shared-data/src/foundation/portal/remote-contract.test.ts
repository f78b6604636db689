import { parseRemoteManifest } from './manifest-schema.ts';
import { contractVersion, supportedContracts } from './remote-contract.ts';
import { parseRemoteModule } from './remote-module.ts';

const first = {
  contract: 1,
  name: 'manager',
  label: 'Admin portal',
  entry: 'remoteEntry.js',
  routes: [{ path: '/salary-payments', title: 'Salary Payment History', roles: ['manager'] }],
  nav: [
    { label: 'Payments', href: '/salary-payments', audience: ['manager'], order: 40 },
    { label: 'Staff', href: '/mechanic-management', audience: ['manager'], order: 60, menu: 'Manage' },
  ],
};
const second = { ...first, contract: 2, team: 'Admin team', version: '7b1b44c' };

test('the current contract and the one before are supported, and no other', () => {
  expect(supportedContracts).toEqual([contractVersion, contractVersion - 1]);
});

test('a manifest of the current contract is returned unchanged', () => {
  expect(parseRemoteManifest(second)).toEqual(second);
});

test('a skeleton is returned without the fields of a later shell, and with its shapes', () => {
  const skeleton = { back: 'Dashboard', shapes: ['figures', 'of-a-later-shell'] };
  const [route] = second.routes;
  const later = { ...second, routes: [{ ...route, skeleton: { ...skeleton, colour: 'blue' } }] };
  expect(parseRemoteManifest(later).routes[0]?.skeleton).toEqual(skeleton);
});

test('a manifest keeps its keys and where its search leads', () => {
  const [entry] = second.nav;
  const search = {
    records: [
      { kind: 'part', group: 'Parts', href: '/parts?search=:ref', audience: ['mechanic', 'manager'] },
    ],
    steps: [{ step: 'check_in', label: 'Check in', href: '/front-desk?do=:ref', audience: ['manager'] }],
  };
  const given = { ...second, nav: [{ ...entry, key: 'p' }], search };
  expect(parseRemoteManifest(given)).toEqual(given);
});

test('a manifest keeps the groups of its entries and what it makes', () => {
  const [entry] = second.nav;
  const rail = {
    group: 'People',
    label: 'Salary',
    icon: 'M12 2a4 4 0 0 0-4 4z',
    waits: 'unpaid',
    phone: 'Pay',
  };
  const create = [{ label: 'Part', href: '/parts?new=part', audience: ['manager'], order: 10 }];
  const given = { ...second, nav: [{ ...entry, rail }], create };
  expect(parseRemoteManifest(given)).toEqual(given);
});

test('a manifest of the previous contract is migrated', () => {
  expect(parseRemoteManifest(first)).toEqual({ ...first, team: 'Admin portal', version: 'unknown' });
});

test.each([
  ['of a later contract', { ...second, contract: 3 }, 'Contract 3 is not one of 2, 1'],
  ['of a contract long gone', { ...first, contract: 0 }, 'Contract 0 is not one of 2, 1'],
  ['without a version', { ...second, version: undefined }, 'version'],
  ['whose role nobody has', { ...second, routes: [{ path: '/a', title: 'A', roles: ['owner'] }] }, 'roles'],
  [
    'whose path leads elsewhere',
    { ...second, routes: [{ path: 'https://evil.example', title: 'A' }] },
    'path',
  ],
  [
    'whose page has a path for a screen',
    { ...second, pages: [{ path: '/services/:token', title: 'A', file: 'a.js' }] },
    'path',
  ],
  ['whose key is no letter', { ...second, nav: [{ ...second.nav[0], key: '?' }] }, 'key'],
  [
    'whose icon is no outline',
    { ...second, nav: [{ ...second.nav[0], rail: { group: 'A', icon: 'url(evil)' } }] },
    'icon',
  ],
  [
    'whose search leads elsewhere',
    {
      ...second,
      search: { records: [{ kind: 'a', group: 'A', href: '//evil', audience: ['manager'] }] },
    },
    'href',
  ],
  ['that claims a path of the shell', { ...second, routes: [{ path: '/login', title: 'Log In' }] }, '/login'],
  [
    'that claims a path twice',
    { ...second, routes: [...second.routes, ...second.routes] },
    'Admin portal claims what it may not: /salary-payments',
  ],
])('a manifest %s is refused, and the message says why', (_case, manifest, message) => {
  expect(() => parseRemoteManifest(manifest)).toThrow(message);
});

test.each([1, 2])('a module of contract %s is accepted', (contract) => {
  const module = { contract, createRoutes: () => [] };
  expect(parseRemoteModule(module)).toBe(module);
});

test.each([
  ['nothing', undefined, 'not a remote'],
  ['a page instead of code', '<!doctype html>', 'not a remote'],
  ['no screens', { contract: 2 }, 'not a remote'],
  ['another contract', { contract: 3, createRoutes: () => [] }, 'Contract 3 is not one of 2, 1'],
])('a module with %s is refused', (_case, module, message) => {
  expect(() => parseRemoteModule(module)).toThrow(message);
});
