import { accessibilityViolations, fakeBackend, manager, offline } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import { buildGarage } from '../../testing/build-settings.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as SettingsScreen } from './settings-screen.tsx';

const open = (answer: unknown, as = manager) =>
  renderScreen(<SettingsScreen />, {
    backend: fakeBackend({ 'rpc/garage_settings': answer }),
    as,
    path: '/settings',
  });

test('Each page of the settings has a link @long', async () => {
  const { container } = open(buildGarage());
  const list = await screen.findByRole('list', { name: 'Settings' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Garage', '/settings/garage'],
    ['Hours and Bays', '/settings/hours'],
    ['Service Catalogue', '/settings/services'],
    ['Tax Rates', '/settings/tax-rates'],
    ['Categories of Parts', '/settings/part-categories'],
    ['Warranty', '/settings/warranty'],
    ['Car Models', '/settings/car-models'],
    ['Inspections', '/settings/inspections'],
    ['Bundles', '/settings/bundles'],
    ['Messages', '/settings/messages'],
    ['Import and Export', '/import'],
    ['Wall Screens', '/settings/wall-screens'],
    ['Managers', '/settings/managers'],
    ['Sign-in', '/settings/sign-in'],
    ['Refused Attempts', '/settings/refusals'],
  ]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Missing settings are listed with what they disable', async () => {
  open(buildGarage({ name: '', upi_id: null, bank_account: null, ifsc: null }));
  expect(await screen.findByText('Not set up yet')).toBeVisible();
  expect(screen.getByText(/customers do not see whose garage this is/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payment details' })).toHaveAttribute('href', '/settings/garage');
  expect(screen.queryByText(/how to reach the garage/)).not.toBeInTheDocument();
});

test('The links are there when the server cannot be reached', async () => {
  open(offline);
  expect(await screen.findByRole('link', { name: 'Managers' })).toBeVisible();
});

test('A manager without the right reads that it is missing, and nothing is requested', async () => {
  const { backend } = open(buildGarage(), { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Managers' })).not.toBeInTheDocument();
  expect(backend.requests.filter(({ path }) => path === 'rpc/garage_settings')).toEqual([]);
});
