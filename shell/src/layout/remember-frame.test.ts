import type { FoundRemote } from '../remotes/remote-registry.ts';
import { frameKey, rememberFrame } from './remember-frame.ts';

const payments: FoundRemote = {
  url: 'http://localhost/',
  manifest: {
    contract: 2,
    name: 'manager',
    label: 'Admin portal',
    team: 'Admin team',
    version: '1',
    entry: 'remoteEntry.js',
    routes: [{ path: '/salary-payments', title: 'Salary Payment History', roles: ['manager'] }],
    nav: [
      { label: 'Payments', href: '/salary-payments', audience: ['manager'], order: 40 },
      { label: 'Staff', href: '/mechanic-management', audience: ['manager'], order: 60, menu: 'Manage' },
    ],
  },
};

const remember = (found: FoundRemote[], missing: string[] = []) => {
  rememberFrame({ found: () => found, missing: () => missing });
  return JSON.parse(localStorage.getItem(frameKey) ?? 'null');
};

afterEach(() => localStorage.clear());

test("Each role's entries and all routes are remembered", () => {
  const { nav, routes } = remember([payments]);
  expect(nav).toEqual({
    visitor: [['Dashboard', '/dashboard']],
    customer: [['Dashboard', '/customer-dashboard']],
    mechanic: [['Dashboard', '/mechanic-dashboard']],
    manager: [
      ['Dashboard', '/manager-dashboard'],
      ['Payments', '/salary-payments'],
      ['Manage', ''],
    ],
  });
  expect(routes).toContainEqual(payments.manifest.routes[0]);
  expect(routes).toContainEqual(expect.objectContaining({ path: '/profile', title: 'Profile' }));
});

test('While a remote is missing, what was remembered before stays', () => {
  const before = remember([payments]);
  expect(remember([{ ...payments, manifest: { ...payments.manifest, nav: [] } }], ['customer'])).toEqual(
    before,
  );
});

test('Where storage is blocked nothing is remembered', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(remember([payments])).toBeNull();
});
