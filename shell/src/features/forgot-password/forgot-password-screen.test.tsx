import {
  accessibilityViolations,
  customer,
  fakeBackend,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ForgotPasswordScreen } from './forgot-password-screen.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

/** What a page without a session asks for goes through the browser's own `fetch`. */
const asVisitor = ({ fetch }: Pick<ReturnType<typeof fakeBackend>, 'fetch'>) =>
  Object.assign(globalThis, { fetch });

const garage = { name: 'Pitlane Motors', address: '', phone: '080 1234', email: 'desk@garage.example' };

test("Whoever has no email reads the garage's own number and address", async () => {
  const backend = fakeBackend({ 'rpc/garage_contact': garage });
  asVisitor(backend);
  renderScreen(<ForgotPasswordScreen />, { backend, path: '/forgot-password' });
  expect(
    await screen.findByText('No email? Please ask the garage: 080\u00a01234 or desk@garage.example.', {
      normalizer: (text) => text,
    }),
  ).toBeVisible();
});

async function submitEmail(response: unknown) {
  const backend = fakeBackend({ 'auth/v1/recover': response, 'rpc/garage_contact': garage });
  asVisitor(backend);
  const view = renderScreen(<ForgotPasswordScreen />, { backend, path: '/forgot-password' });
  await userEvent.type(screen.getByLabelText('Email'), customer.email);
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  return { ...view, backend };
}

const rejectEmail = (status: number, code: string) =>
  refuse(status, { code, message: code, error_code: code } as Parameters<typeof refuse>[1]);

const maybeSent = `If ${customer.email} has an account, we have sent it a link. The link works once and expires after an hour.`;

test('The email is requested, and the message does not reveal whether the address has an account @long', async () => {
  const { backend, container } = await submitEmail({});
  expect(await screen.findByText(maybeSent)).toBeVisible();
  const [request] = sentTo(backend, 'auth/v1/recover');
  expect(request?.body).toMatchObject({ email: customer.email });
  expect(request?.url.searchParams.get('redirect_to')).toBe('http://localhost/reset-password');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A second request within a minute, which only known addresses are refused, shows the same message @long', async () => {
  await submitEmail(rejectEmail(429, 'over_email_send_rate_limit'));
  expect(await screen.findByText(maybeSent)).toBeVisible();
});

test('An unreachable server shows an alert @long', async () => {
  await submitEmail(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
  expect(screen.queryByText(maybeSent)).not.toBeInTheDocument();
});

test('Too many attempts and other failures have their own messages @long', async () => {
  const { unmount } = await submitEmail(rejectEmail(429, 'over_request_rate_limit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many');
  unmount();
  await submitEmail(rejectEmail(500, 'unexpected_failure'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent. Please try again.');
});

test('Without an email address nothing is sent', async () => {
  const { backend } = renderScreen(<ForgotPasswordScreen />, { path: '/forgot-password' });
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(sentTo(backend, 'auth/v1/recover')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
});
