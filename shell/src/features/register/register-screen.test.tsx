import {
  accessibilityViolations,
  customer,
  fakeBackend,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as RegisterScreen } from './register-screen.tsx';

const session = {
  access_token: 'a.eyJzdWIiOiIxIn0.c',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'renew',
  user: { id: customer.id, email: customer.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};

const good = {
  'Full Name': 'Asha Rao',
  Email: 'asha@pitlane.test',
  Phone: '98450 11111',
  Password: 'four',
  'Confirm Password': 'four',
};

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function register(person: Record<string, string>, backend = fakeBackend()) {
  const view = renderScreen(<RegisterScreen />, { backend, path: '/register' });
  for (const [label, text] of Object.entries(person)) {
    if (text === '') continue;
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  return view;
}

test.each([
  ['Full Name', '', 'Name is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'asha', 'Please enter a valid email address'],
  ['Phone', '', 'Phone number is required'],
  ['Password', '', 'Password is required'],
  ['Password', 'abc', 'Password must be at least 4 characters long'],
  ['Password', 'abcdefghijklm', 'Password must be no more than 12 characters long'],
  ['Confirm Password', 'other', 'Passwords do not match'],
])('%s %j is rejected with its own message, and nothing is sent @long', async (label, text, message) => {
  const { backend } = await register({ ...good, [label]: text });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(backend.requests).toHaveLength(0);
});

test('An empty form reports the name first', async () => {
  await register({});
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
});

test('A new customer sees a success message and is redirected to the dashboard after two seconds @long', async () => {
  const backend = fakeBackend({
    'rpc/register_customer': customer,
    'auth/v1/token': session,
    'rpc/current_account': customer,
  });
  await register(good, backend);
  expect(await screen.findByText('Account created successfully! Redirecting to dashboard...')).toBeVisible();
  expect(screen.queryByText('/dashboard')).not.toBeInTheDocument();
  expect(await screen.findByText('/dashboard', undefined, { timeout: 3000 })).toBeVisible();
  expect(backend.requests.find(({ path }) => path === 'rpc/register_customer')?.body).toEqual({
    name: 'Asha Rao',
    email: 'asha@pitlane.test',
    phone: '98450 11111',
    password: 'four',
  });
});

test.each([
  ['Email', 'email', 'User with this email already exists'],
  ['Phone', 'phone', 'User with this phone number already exists'],
])('A duplicate %s is reported at its field @long', async (label, hint, message) => {
  const refusal = refuse(409, { code: 'PT409', message, hint });
  await register(good, fakeBackend({ 'rpc/register_customer': refusal }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
});

test('After a request to an unreachable server the form keeps its values @long', async () => {
  await register(good, fakeBackend({ 'rpc/register_customer': offline }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
});

test('Nothing is sent again while the request is pending or after it has succeeded @long', async () => {
  const response = Promise.withResolvers<unknown>();
  const backend = fakeBackend({
    'rpc/register_customer': () => response.promise,
    'auth/v1/token': session,
    'rpc/current_account': customer,
  });
  await register(good, backend);
  const sent = () => backend.requests.filter(({ path }) => path === 'rpc/register_customer').length;
  await userEvent.click(await screen.findByRole('button', { name: /Creating account/ }));
  await userEvent.type(screen.getByLabelText('Confirm Password'), '{Enter}');
  expect(sent()).toBe(1);

  response.resolve(customer);
  expect(await screen.findByText(/^Account created successfully!/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await userEvent.type(screen.getByLabelText('Confirm Password'), '{Enter}');
  expect(sent()).toBe(1);
});

test.each([
  [429, 'PT429', 'Too many registrations. Please try again later.', 'Too many registrations'],
  [500, 'XX000', 'out of memory', 'Registration failed. Please try again.'],
])('A registration rejected with %d shows a message @long', async (status, code, message, shownMessage) => {
  await register(good, fakeBackend({ 'rpc/register_customer': refuse(status, { code, message }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(shownMessage);
});

test('The fields have attributes for password managers and phone keyboards, and no accessibility violations @long', async () => {
  const { container } = renderScreen(<RegisterScreen />, { path: '/register' });
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Full Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A registration that was begun asks before it is left @long', async () => {
  renderScreen(<RegisterScreen />, { path: '/register' });
  await userEvent.type(screen.getByLabelText('Full Name'), 'Asha');
  await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha');
});

test('Logging out leaves a form that was begun without a question', async () => {
  const { router } = renderScreen(<RegisterScreen />, { path: '/register' });
  await userEvent.type(screen.getByLabelText('Full Name'), 'Asha');
  await act(() => router.navigate('/', { state: { logsOut: true } }));
  expect(router.state.location.pathname).toBe('/');
});
