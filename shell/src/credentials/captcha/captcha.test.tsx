import { accessibilityViolations, customer, fakeBackend, refuse, sentTo } from '@pitlane/shared-data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Component as ForgotPasswordScreen } from '../../features/forgot-password/forgot-password-screen.tsx';
import { Component as LoginScreen } from '../../features/login/login-screen.tsx';
import { Component as RegisterScreen } from '../../features/register/register-screen.tsx';
import { serveCaptcha } from '../../testing/captcha-provider.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const captcha = { provider: 'turnstile', siteKey: 'garage' } as const;
const session = {
  access_token: 'a.eyJzdWIiOiIxIn0.c',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'renew',
  user: { id: customer.id, email: customer.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};
const wrongPassword = refuse(400, { code: 'invalid_credentials', message: 'Invalid login credentials' });

let server: ReturnType<typeof serveCaptcha>;
beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  server = serveCaptcha('turnstile');
});
afterEach(() => server.stop());

const open = (element: ReactElement, responses: Record<string, unknown> = {}) => {
  const backend = fakeBackend(responses);
  return { ...renderScreen(element, { backend, path: '/', config: { captcha } }), backend };
};

const type = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const passCheck = async () => userEvent.click(await screen.findByLabelText('I am human'));

const tokensSentTo = (backend: ReturnType<typeof fakeBackend>, path: string) =>
  sentTo(backend, path).map(
    ({ body }) => (body as { gotrue_meta_security: { captcha_token?: string } }).gotrue_meta_security,
  );

async function openLogin(answer: unknown) {
  const view = open(<LoginScreen />, { 'auth/v1/token': answer, 'rpc/current_account': customer });
  await type({ Email: customer.email, Password: 'customer1' });
  return view;
}

test('Logging in sends the token of the check @long', async () => {
  const { backend, container } = await openLogin(session);
  await passCheck();
  expect(await accessibilityViolations(container)).toEqual([]);
  await press('Log In');
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(tokensSentTo(backend, 'auth/v1/token')).toEqual([{ captcha_token: 'garage-token-1' }]);
});

test('A token is sent once: after a wrong password the check starts anew @long', async () => {
  const { backend } = await openLogin(wrongPassword);
  await passCheck();
  await press('Log In');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(screen.getByLabelText('I am human')).not.toBeChecked();
  await press('Log In');
  expect(await screen.findByText('Please complete the security check first.')).toBeVisible();
  await passCheck();
  await press('Log In');
  expect(await screen.findByText('Invalid email or password')).toBeVisible();
  expect(tokensSentTo(backend, 'auth/v1/token')).toEqual([
    { captcha_token: 'garage-token-1' },
    { captcha_token: 'garage-token-2' },
  ]);
});

test('A token that has expired is not sent @long', async () => {
  const { backend } = await openLogin(session);
  await passCheck();
  await press('Expire');
  await press('Log In');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please complete the security check first.');
  expect(backend.requests).toEqual([]);
});

test('A token that Auth refuses is not reported as a wrong password @long', async () => {
  const refusal = { code: 'captcha_failed', error_code: 'captcha_failed', message: 'request disallowed' };
  await openLogin(refuse(400, refusal));
  await passCheck();
  await press('Log In');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The security check was not accepted. Reload the page and try again.',
  );
});

test('Each request for a reset link sends its own token @long', async () => {
  const { backend } = open(<ForgotPasswordScreen />, { 'auth/v1/recover': {} });
  await type({ Email: customer.email });
  await passCheck();
  await press('Send reset link');
  await screen.findByRole('button', { name: 'Send again' });
  await passCheck();
  await press('Send again');
  await screen.findByRole('button', { name: 'Send again' });
  expect(tokensSentTo(backend, 'auth/v1/recover')).toEqual([
    { captcha_token: 'garage-token-1' },
    { captcha_token: 'garage-token-2' },
  ]);
});

test('The sign-in after a registration sends the token, and nothing is registered without one @long', async () => {
  const { backend } = open(<RegisterScreen />, {
    'rpc/register_customer': customer,
    'auth/v1/token': session,
    'rpc/current_account': customer,
  });
  await type({ 'Full Name': 'Asha Rao', Email: 'asha@pitlane.test', Phone: '98450 11111' });
  await type({ Password: 'four', 'Confirm Password': 'four' });
  await press('Create Account');
  expect(await screen.findByText('Please complete the security check first.')).toBeVisible();
  expect(backend.requests).toEqual([]);
  await passCheck();
  await press('Create Account');
  expect(await screen.findByText(/^Account created successfully!/)).toBeVisible();
  expect(tokensSentTo(backend, 'auth/v1/token')).toEqual([{ captcha_token: 'garage-token-1' }]);
});

test('A script that does not load says so, and can be loaded again @long', async () => {
  server.isDown = true;
  const { backend } = await openLogin(session);
  expect(await screen.findByText('The security check did not load')).toBeVisible();
  server.isDown = false;
  await press('Try again');
  await passCheck();
  expect(backend.requests).toEqual([]);
  await press('Log In');
  expect(await screen.findByText('/dashboard')).toBeVisible();
});

test('A widget that fails is replaced by the same message, and its token is not sent', async () => {
  const { backend } = await openLogin(session);
  await passCheck();
  await press('Break');
  expect(await screen.findByText('The security check did not load')).toBeVisible();
  expect(screen.queryByLabelText('I am human')).not.toBeInTheDocument();
  await press('Log In');
  expect(await screen.findByText('Please complete the security check first.')).toBeVisible();
  expect(backend.requests).toEqual([]);
});

test('While the script loads, a spinner says so', async () => {
  server.isSlow = true;
  await openLogin(session);
  expect(screen.getByRole('progressbar', { name: 'Loading the security check' })).toBeVisible();
  await waitFor(() => expect(server.requested).toHaveLength(1));
  server.send();
  expect(await screen.findByLabelText('I am human')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('The other provider has its own script', async () => {
  server.stop();
  server = serveCaptcha('hcaptcha');
  renderScreen(<LoginScreen />, {
    path: '/',
    config: { captcha: { provider: 'hcaptcha', siteKey: 'other' } },
  });
  await passCheck();
  expect(server.requested).toEqual([expect.stringMatching(/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/)]);
});

test.each([
  ['login', <LoginScreen key="login" />],
  ['forgot password', <ForgotPasswordScreen key="forgot" />],
  ['registration', <RegisterScreen key="register" />],
])('Without the setting, %s loads no script and shows no check', async (_, element) => {
  const { container } = renderScreen(element, { path: '/' });
  await screen.findByRole('heading', { level: 1 });
  // Long enough for a script to be asked for; the garage's contact may arrive meanwhile.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(server.requested).toEqual([]);
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  expect(container).not.toHaveTextContent('human');
});
