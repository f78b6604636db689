/** @page */

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
      {
        label: 'Payments',
        href: '/salary-payments',
        audience: ['manager'],
        right: 'pay',
        order: 40,
        rail: { group: 'People', label: 'Salary', icon: 'M0 0h9', phone: 'Pay' },
      },
      { label: 'Tools', href: '/tools', audience: ['mechanic'], order: 60, menu: 'Workshop' },
    ],
  },
};

const remember = (found: FoundRemote[], missing: string[] = []) => {
  rememberFrame({ found: () => found, missing: () => missing });
  return JSON.parse(localStorage.getItem(frameKey) ?? 'null');
};

afterEach(() => localStorage.clear());

test("Each role's entries and all routes are remembered", () => {
  const { nav, routes, rail, phone } = remember([payments]);
  expect(nav).toEqual({
    visitor: [['Dashboard', '/dashboard']],
    customer: [['Dashboard', '/customer-dashboard']],
    mechanic: [
      ['Dashboard', '/mechanic-dashboard'],
      ['Workshop', ''],
    ],
    manager: [
      ['Dashboard', '/manager-dashboard'],
      ['Payments', '/salary-payments'],
    ],
  });
  expect(rail).toEqual([['People', [['Salary', '/salary-payments', 'M0 0h9', 'pay']]]]);
  expect(phone).toEqual({
    customer: [],
    mechanic: [],
    manager: [['Pay', '/salary-payments', 'M0 0h9', 'pay']],
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
