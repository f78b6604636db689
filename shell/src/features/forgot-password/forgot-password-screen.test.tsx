import {
  accessibilityViolations,
  customer,
  fakeBackend,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ForgotPasswordScreen } from './forgot-password-screen.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function ask(answer: unknown) {
  const backend = fakeBackend({ 'auth/v1/recover': answer });
  const view = renderScreen(<ForgotPasswordScreen />, { backend, path: '/forgot-password' });
  await userEvent.type(screen.getByLabelText('Email'), customer.email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  return { ...view, backend };
}

const refuseMail = (status: number, code: string) =>
  refuse(status, { code, message: code, error_code: code } as Parameters<typeof refuse>[1]);

const maybeSent = `If ${customer.email} belongs to an account, a link is on its way. It works once, within an hour.`;

test('the mail is asked for, and nobody is told whether the address has an account', async () => {
  const { backend, container } = await ask({});
  expect(await screen.findByText(maybeSent)).toBeVisible();
  const [request] = backend.requests;
  expect(request?.body).toMatchObject({ email: customer.email });
  expect(request?.url.searchParams.get('redirect_to')).toBe('http://localhost/reset-password');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a second mail within a minute, which only a known address is refused, is answered alike', async () => {
  await ask(refuseMail(429, 'over_email_send_rate_limit'));
  expect(await screen.findByText(maybeSent)).toBeVisible();
});

test('a server that is gone is told', async () => {
  await ask(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
  expect(screen.queryByText(maybeSent)).not.toBeInTheDocument();
});

test('too many attempts, and a failure, have words of their own', async () => {
  const { unmount } = await ask(refuseMail(429, 'over_request_rate_limit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many');
  unmount();
  await ask(refuseMail(500, 'unexpected_failure'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent. Please try again.');
});

test('without an address nothing is sent', async () => {
  const { backend } = renderScreen(<ForgotPasswordScreen />, { path: '/forgot-password' });
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(backend.requests).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
});
