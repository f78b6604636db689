import type { SignInSettings } from '@pitlane/shared-data/second-factor';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as SignInScreen } from './sign-in-screen.tsx';

const settings: SignInSettings = {
  managers_must_confirm: false,
  staff_session_days: 14,
  staff_idle_hours: 12,
};

function open(shown: unknown = settings, saved: unknown = settings, as = manager) {
  const backend = fakeBackend({ 'rpc/sign_in_settings': shown, 'rpc/save_sign_in_settings': saved });
  return renderScreen(<SignInScreen />, { backend, as, path: '/settings/sign-in' });
}
const rule = () => screen.findByRole('checkbox', { name: 'Managers must confirm each sign-in' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function type(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('The rule and the lengths are shown, and saved with what was read @long', async () => {
  const changed = { managers_must_confirm: true, staff_session_days: 7, staff_idle_hours: 10 };
  const { backend, container } = open(settings, changed);
  expect(await rule()).not.toBeChecked();
  expect(screen.getByText(/Customers stay signed in for 30 days, 7 without use\./)).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(await rule());
  await type('Days in all', '7');
  await type('Hours without use', '10');
  await save();
  expect(await screen.findByText('Sign-in saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_sign_in_settings').map(({ body }) => body)).toEqual([
    { settings: changed, expected: settings },
  ]);
});

test.each([
  ['Days in all', 'Please enter 1 to 30 days'],
  ['Hours without use', 'Please enter 2 to 168 hours'],
])('%s cannot be empty', async (name, message) => {
  const { backend } = open();
  await userEvent.clear(await screen.findByRole('textbox', { name }));
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sentTo(backend, 'rpc/save_sign_in_settings')).toEqual([]);
});

test('A manager without a second factor is told at the rule to set one up first', async () => {
  const message = 'Switch your own second factor on first, in your profile';
  open(settings, refuse(409, { code: 'PT409', message, hint: 'managers_must_confirm' }));
  await userEvent.click(await rule());
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'profile' })).toHaveAttribute('href', '/profile');
});

test('What someone else has changed is shown before it is overwritten @long', async () => {
  const details = JSON.stringify({ ...settings, staff_session_days: 3 });
  open(settings, refuse(412, { code: 'PT412', message: 'changed', details }));
  await type('Days in all', '7');
  await save();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Changed by someone else' }));
  expect(dialog.getByText('3 (was 14)')).toBeVisible();
});

test('Loading and failure are shown, and a retry loads it', async () => {
  const { backend, unmount } = open(never);
  expect(await screen.findByText('Loading how staff sign in...')).toBeInTheDocument();
  unmount();
  backend.responses['rpc/sign_in_settings'] = offline;
  renderScreen(<SignInScreen />, { backend, as: manager, path: '/settings/sign-in' });
  expect(await screen.findByText('Failed to load how staff sign in')).toBeVisible();
  backend.responses['rpc/sign_in_settings'] = settings;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rule()).toBeVisible();
});

test('A manager without the right reads whom to ask', async () => {
  open(settings, settings, { ...manager, may_change_settings: false });
  expect(await screen.findByText('You are not allowed to change the settings')).toBeVisible();
});
