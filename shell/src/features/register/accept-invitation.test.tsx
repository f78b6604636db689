import {
  accessibilityViolations,
  customer,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as RegisterScreen } from './register-screen.tsx';

const code = 'a'.repeat(32);
const invitation = { name: 'Gita Nair', phone: '98765 43210', email: null, role: 'customer' };
const notValid = refuse(404, { code: 'PT404', message: 'This invitation is not valid any more.' });

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

function open(answers: Record<string, unknown> = {}) {
  const backend = fakeBackend({ 'rpc/read_invitation': invitation, ...answers });
  return renderScreen(<RegisterScreen />, {
    backend,
    path: '/register',
    url: `/register#invitation=${code}`,
  });
}

async function fillIn(email = 'gita@pitlane.test', repeated = 'gita1') {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'gita1');
  await userEvent.type(screen.getByLabelText('Confirm Password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
}

test('An invited customer sets email and password @long', async () => {
  const { backend, container } = open({
    'rpc/accept_invitation': { ...customer, email: 'gita@pitlane.test' },
  });
  expect(await screen.findByText('Gita Nair')).toBeVisible();
  expect(screen.getByText('98765 43210')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
  backend.responses['auth/v1/token'] = refuse(400, { code: 'invalid_credentials', message: 'No' });
  await fillIn();
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(sentTo(backend, 'rpc/accept_invitation').map(({ body }) => body)).toEqual([
    { code, email: 'gita@pitlane.test', password: 'gita1' },
  ]);
});

test('An invited mechanic reads what the login is for', async () => {
  open({ 'rpc/read_invitation': { ...invitation, role: 'mechanic' } });
  expect(await screen.findByText('Set your email and password to see your jobs and pay.')).toBeVisible();
});

test('The code leaves the address, and a reload still finds it', async () => {
  const { router, backend } = open();
  expect(await screen.findByText('Gita Nair')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/register', search: '', hash: '' });
  expect(router.state.location.state).toEqual({ invitation: code });
  expect(sentTo(backend, 'rpc/read_invitation').map(({ body }) => body)).toEqual([{ code }]);
});

test('A used, expired or wrong code gets one plain answer', async () => {
  open({ 'rpc/read_invitation': notValid });
  expect(await screen.findByRole('heading', { name: 'This invitation is not valid any more' })).toBeVisible();
  expect(screen.getByText('Please ask the garage for a new one.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('Passwords that differ are not sent, and an address in use is marked @long', async () => {
  const message = 'User with this email already exists';
  const { backend } = open({
    'rpc/accept_invitation': refuse(409, { code: 'PT409', message, hint: 'email' }),
  });
  await fillIn('taken@pitlane.test', 'gita2');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(sentTo(backend, 'rpc/accept_invitation')).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Confirm Password'));
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'gita1{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('The invitation shows loading and failure, and a retry loads it @long', async () => {
  const { unmount } = open({ 'rpc/read_invitation': never });
  expect(await screen.findByText('Loading the invitation...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/read_invitation': offline });
  expect(await screen.findByText('Failed to load the invitation')).toBeVisible();
  backend.responses['rpc/read_invitation'] = invitation;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Gita Nair')).toBeVisible();
});
