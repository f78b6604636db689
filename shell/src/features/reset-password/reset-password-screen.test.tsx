import {
  accessibilityViolations,
  customer,
  fakeBackend,
  manager,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ResetPasswordScreen } from './reset-password-screen.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const session = {
  access_token: 'a.eyJzdWIiOiIxIn0.c',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'renew',
  user: { id: customer.id, email: customer.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};
const acceptingBackend = () =>
  fakeBackend({
    'auth/v1/verify': session,
    'rpc/current_account': customer,
    'rpc/change_password': undefined,
  });

const open = (backend = acceptingBackend(), url = '/reset-password?token_hash=abc') =>
  renderScreen(<ResetPasswordScreen />, { backend, path: '/reset-password', url });

async function save(password: string, confirmation = password) {
  await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
}

const requestsTo = (backend: ReturnType<typeof fakeBackend>, path: string) =>
  backend.requests.filter((request) => request.path === path);

test('The link signs in, the new password is set, and the dashboard opens @long', async () => {
  const backend = acceptingBackend();
  open(backend);
  expect(backend.requests).toHaveLength(0);
  await save('new1');
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(screen.getByText('Your password has been changed')).toBeVisible();
  expect(requestsTo(backend, 'auth/v1/verify')[0]?.body).toMatchObject({
    type: 'recovery',
    token_hash: 'abc',
  });
  expect(requestsTo(backend, 'rpc/change_password')[0]?.body).toEqual({ new_password: 'new1' });
});

test('Where a second factor is on, the sign-in is confirmed first and no password is set @long', async () => {
  const backend = fakeBackend({
    'auth/v1/verify': session,
    'rpc/current_account': { ...manager, confirmation: 'code' },
    'rpc/change_password': refuse(428, { code: 'PT428', message: 'Confirm your sign-in', hint: 'code' }),
  });
  open(backend);
  await save('new1');
  expect(await screen.findByText('/confirm-sign-in')).toBeVisible();
  expect(screen.queryByText('Your password has been changed')).not.toBeInTheDocument();
});

test.each([
  ['', '', 'Password is required'],
  ['abc', 'abc', 'Password must be at least 4 characters long'],
  ['1234567890123', '1234567890123', 'Password must be no more than 12 characters long'],
  ['new1', 'new2', 'Passwords do not match'],
])('%j with %j is rejected before the link is used: %s @long', async (password, confirmation, message) => {
  const backend = acceptingBackend();
  open(backend);
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  if (confirmation) await userEvent.type(screen.getByLabelText('Confirm Password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(backend.requests).toHaveLength(0);
});

test('An expired link leaves the URL and shows a message with a link to request a new one @long', async () => {
  const refusal = { code: 'otp_expired', message: 'Email link is invalid or has expired' };
  const { router } = open(fakeBackend({ 'auth/v1/verify': refuse(403, refusal) }));
  await save('new1');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('A link without a token shows the message immediately', () => {
  open(fakeBackend(), '/reset-password?error=access_denied&error_code=otp_expired');
  expect(screen.getByText('This link has expired or was already used')).toBeVisible();
});

test('When setting the password fails, the next attempt does not use the link again @long', async () => {
  const backend = acceptingBackend();
  backend.responses['rpc/change_password'] = offline;
  open(backend);
  await save('new1');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be changed');
  backend.responses['rpc/change_password'] = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(requestsTo(backend, 'auth/v1/verify')).toHaveLength(1);
});

test('The form has no accessibility violations @long', async () => {
  const { container } = open();
  expect(await accessibilityViolations(container)).toEqual([]);
});
