import { customer, manager } from '../../testing/builders/people.ts';
import { holdsRight } from './manager-rights.ts';

test('A manager holds the rights of the account', () => {
  const restricted = { ...manager, may_pay: false };
  expect([holdsRight(restricted, 'pay'), holdsRight(restricted, 'settings')]).toEqual([false, true]);
  expect(holdsRight({ ...manager, may_change_settings: false }, 'settings')).toBe(false);
});

test('An account that says nothing about rights is not restricted', () => {
  const { may_pay: _, ...stored } = manager;
  expect(holdsRight(stored, 'pay')).toBe(true);
});

test('Other roles hold no rights', () => {
  expect([holdsRight(customer, 'pay'), holdsRight(null, 'settings')]).toEqual([false, false]);
});
