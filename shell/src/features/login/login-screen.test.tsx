import {
  accessibilityViolations,
  customer,
  fakeBackend,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as LoginScreen } from './login-screen.tsx';

const session = {
  access_token: 'a.eyJzdWIiOiIxIn0.c',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'renew',
  user: { id: customer.id, email: customer.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};
const acceptingBackend = () => fakeBackend({ 'auth/v1/token': session, 'rpc/current_account': customer });

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function logIn(backend = acceptingBackend(), url = '/login') {
  const view = renderScreen(<LoginScreen />, { backend, path: '/login', url });
  await userEvent.type(screen.getByLabelText('Email'), customer.email);
  await userEvent.type(screen.getByLabelText('Password'), 'customer1');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  return view;
}

test('Logging in opens the dashboard @long', async () => {
  await logIn();
  expect(await screen.findByText('/dashboard')).toBeVisible();
});

test('Logging in opens the page that was requested before @long', async () => {
  await logIn(acceptingBackend(), '/login?next=%2Fbook-service%3Fvehicle%3D3');
  expect(await screen.findByText('/book-service?vehicle=3')).toBeVisible();
});

test('A wrong password shows an error and keeps the email @long', async () => {
  const refusal = { code: 'invalid_credentials', message: 'Invalid login credentials' };
  await logIn(fakeBackend({ 'auth/v1/token': refuse(400, { ...refusal, hint: '' }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(screen.getByLabelText('Email')).toHaveValue(customer.email);
});

test('An unreachable server is distinguished from a wrong password @long', async () => {
  await logIn(fakeBackend({ 'auth/v1/token': offline }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Login failed. The garage's server cannot be reached.",
  );
});

test('Too many attempts have their own message @long', async () => {
  const refusal = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };
  await logIn(fakeBackend({ 'auth/v1/token': refuse(429, refusal) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many');
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'has no account in the garage',
    { 'rpc/current_account': null, 'auth/v1/logout': undefined },
    'Login failed',
  ],
  [
    'fails for any other reason',
    { 'auth/v1/token': refuse(500, { code: 'unexpected_failure', message: 'out of memory' }) },
    'Login failed. Please try again.',
  ],
  [
    'exceeds the rate limit of the database',
    {
      'auth/v1/token': refuse(429, {
        code: 'PT429',
        message: 'Too many attempts. Please wait a few minutes.',
      }),
    },
    'Too many attempts. Please wait a few minutes',
  ],
])('A sign-in that %s has its own message @long', async (_, more, message) => {
  await logIn(fakeBackend({ 'auth/v1/token': session, 'rpc/current_account': customer, ...more }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue(customer.email);
});

test('While the request is pending, the button shows it and does not submit again @long', async () => {
  const backend = fakeBackend({ 'auth/v1/token': never });
  await logIn(backend);
  const button = await screen.findByRole('button', { name: /Logging in/ });
  await userEvent.click(button);
  expect(backend.requests.filter((request) => request.path === 'auth/v1/token')).toHaveLength(1);
});

test('A form that is submitted twice before React renders is sent once @long', async () => {
  const backend = fakeBackend({ 'auth/v1/token': never });
  renderScreen(<LoginScreen />, { backend, path: '/login' });
  await userEvent.type(screen.getByLabelText('Email'), customer.email);
  await userEvent.type(screen.getByLabelText('Password'), 'customer1');
  const form = screen.getByRole('form', { name: 'Log in' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByRole('button', { name: /Logging in/ });
  expect(backend.requests.filter((request) => request.path === 'auth/v1/token')).toHaveLength(1);
});

test('Empty fields are reported in order and nothing is sent', async () => {
  const { backend } = renderScreen(<LoginScreen />, { path: '/login' });
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(backend.requests).toHaveLength(0);
});

test('The password can be shown and hidden', async () => {
  renderScreen(<LoginScreen />, { path: '/login' });
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('A social sign-in that is not set up says so before it is pressed', () => {
  renderScreen(<LoginScreen />, {
    path: '/login',
    config: { socialSignIns: { google: true, github: false } },
  });
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  const gitHub = screen.getByRole('button', { name: 'Continue with GitHub' });
  expect(gitHub).toBeDisabled();
  expect(gitHub).toHaveAccessibleDescription('This garage has not set up sign-in with GitHub.');
});

test('"Remember me" decides where the session is stored @long', async () => {
  const stored = () => [localStorage, sessionStorage].map((area) => area.getItem('pitlane.session') !== null);
  const { unmount } = await logIn();
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(stored()).toEqual([false, true]);
  unmount();

  renderScreen(<LoginScreen />, { backend: acceptingBackend(), path: '/login' });
  await userEvent.type(screen.getByLabelText('Email'), customer.email);
  await userEvent.type(screen.getByLabelText('Password'), 'customer1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(stored()).toEqual([true, false]);
});

test('The fields have attributes for password managers and phone keyboards', () => {
  renderScreen(<LoginScreen />, { path: '/login' });
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('The screen links to registration and password recovery and has no accessibility violations @long', async () => {
  const { container } = renderScreen(<LoginScreen />, { path: '/login' });
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(await accessibilityViolations(container)).toEqual([]);
});
