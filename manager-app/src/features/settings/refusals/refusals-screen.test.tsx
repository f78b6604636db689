import type { RefusalCount } from '@pitlane/shared-data/refusals';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as RefusalsScreen } from './refusals-screen.tsx';

const refusals: RefusalCount[] = [
  { day: '2026-11-25', kind: 'wrong_link', count: 1204 },
  { day: '2026-11-24', kind: 'denied_customer', count: 2 },
  { day: '2026-11-24', kind: 'limit_of_a_later_version', count: 1 },
];

function open(answer: unknown = refusals, as = manager) {
  const path = '/settings/refusals';
  const backend = fakeBackend({ 'rpc/list_refusals': answer });
  return { ...renderScreen(<RefusalsScreen />, { backend, as, path, url: path }), backend };
}

test('Each day shows its refusals and their counts @long', async () => {
  const { container } = open();
  const table = await screen.findByRole('table', { name: 'Refused attempts' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/25 Nov 2026.*Wrong or ended link.*1,204/),
    expect.stringMatching(/24 Nov 2026.*A customer asked for what only others may do.*2/),
    expect.stringMatching(/24 Nov 2026.*Another limit was reached.*1/),
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Without refusals it says so', async () => {
  open([]);
  expect(await screen.findByText('Nothing was refused')).toBeVisible();
});

test('The pending and failed states are shown', async () => {
  open(never).unmount();
  open(offline);
  expect(await screen.findByText('Failed to load what was refused')).toBeVisible();
});

test('A manager without the right reads that it is missing, and nothing is requested', async () => {
  const { backend } = open(refusals, { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
  expect(sentTo(backend, 'rpc/list_refusals')).toEqual([]);
});
