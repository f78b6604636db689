import { readSession } from '@pitlane/shared-data/session';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ConfirmSignInScreen } from './confirm-sign-in-screen.tsx';

const unconfirmed = { ...manager, confirmation: 'code' } as const;
const withoutFactor = { ...manager, confirmation: 'set_up' } as const;
const wrong = 'This code is not right, or was used before. Enter the code that the app shows now.';
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const open = (as: typeof unconfirmed | typeof withoutFactor, responses: Record<string, unknown> = {}) =>
  renderScreen(<ConfirmSignInScreen />, {
    backend: fakeBackend({ 'auth/v1/logout': undefined, ...responses }),
    as,
    path: '/confirm-sign-in',
  });
const codeField = () => screen.getByRole('textbox', { name: 'Code from your authenticator app' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

test('A code of the app opens the portal @long', async () => {
  const { backend, container } = open(unconfirmed, { 'rpc/confirm_sign_in': manager });
  expect(screen.getByText(`You are signing in as ${manager.email}.`)).toBeVisible();
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.type(codeField(), '123 456');
  await confirm();
  await waitFor(async () => expect(await readSession()).toEqual(manager));
  expect(sentTo(backend, 'rpc/confirm_sign_in').map(({ body }) => body)).toEqual([{ code: '123 456' }]);
});

test('A recovery code does it, too @long', async () => {
  const { backend } = open(unconfirmed, { 'rpc/confirm_sign_in': manager });
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  expect(field).not.toHaveAttribute('inputmode');
  await userEvent.type(field, codes[0] ?? '');
  await confirm();
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/confirm_sign_in').map(({ body }) => body)).toEqual([{ code: codes[0] }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(codeField()).toHaveValue('');
});

test('A wrong code is reported at its field, and the session stays as it was', async () => {
  open(unconfirmed, {
    'rpc/confirm_sign_in': refuse(400, { code: 'PT400', message: wrong, hint: 'code' }),
  });
  await userEvent.type(codeField(), '000000');
  await confirm();
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(codeField()).toHaveFocus();
  expect(await readSession()).toEqual(unconfirmed);
});

test.each([
  ['Too many attempts. Please try again later.', 429],
  ['The code could not be checked. Please try again.', 0],
])('It says "%s" @long', async (message, status) => {
  const answer = status ? refuse(status, { code: 'PT429', message }) : offline;
  open(unconfirmed, { 'rpc/confirm_sign_in': answer });
  await userEvent.type(codeField(), '000000');
  await confirm();
  expect(await screen.findByText(message)).toBeVisible();
});

test('Nothing is sent without a code', async () => {
  const { backend } = open(unconfirmed);
  await confirm();
  expect(await screen.findByText('Code is required')).toBeVisible();
  expect(sentTo(backend, 'rpc/confirm_sign_in')).toEqual([]);
});

test('Logging out is offered instead', async () => {
  open(unconfirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await readSession()).toBeNull();
});

test('Where the garage demands it, a second factor is set up before anything else @long', async () => {
  const { backend, container } = open(withoutFactor, {
    'rpc/begin_second_factor': { secret: 'GEZDGNBVGY3TQOJQ', email: manager.email, garage: 'Pitlane' },
    'rpc/switch_on_second_factor': () => {
      backend.responses['rpc/current_account'] = manager;
      return { recovery_codes: codes };
    },
    'rpc/current_account': withoutFactor,
  });
  expect(screen.getByRole('heading', { name: 'Set Up a Second Factor' })).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Current Password/), 'manager1');
  await userEvent.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);

  await userEvent.type(codeField(), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText("Copy these codes now. You can't see them again.")).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(await readSession()).toEqual(withoutFactor);

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(async () => expect(await readSession()).toEqual(manager));
  expect(sentTo(backend, 'rpc/switch_on_second_factor').map(({ body }) => body)).toEqual([
    { code: '123456' },
  ]);
});

test('The recovery codes are copied @long', async () => {
  const user = userEvent.setup();
  open(withoutFactor, {
    'rpc/begin_second_factor': { secret: 'GEZDGNBVGY3TQOJQ', email: manager.email, garage: 'Pitlane' },
    'rpc/switch_on_second_factor': { recovery_codes: codes },
  });
  await user.type(screen.getByLabelText(/Current Password/), 'manager1');
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code from your authenticator app' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await user.click(await screen.findByRole('button', { name: 'Copy codes' }));
  expect(await screen.findByText('Recovery codes copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
});

test('A set-up that fails to start shows an error', async () => {
  open(withoutFactor, { 'rpc/begin_second_factor': offline });
  await userEvent.type(screen.getByLabelText(/Current Password/), 'manager1');
  await userEvent.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  expect(await screen.findByText('The set-up could not be started. Please try again.')).toBeVisible();
});
