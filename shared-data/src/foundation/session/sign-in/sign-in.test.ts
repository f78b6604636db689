/** @page */

import { waitFor } from '@testing-library/react';
import { customer } from '../../../testing/builders/people.ts';
import { offline, refuse } from '../../../testing/fake-backend.ts';
import { backendOf, openBrowser, refuseSignIn, tokenOf } from '../../../testing/fake-session.ts';
import { testPortal } from '../../../testing/test-portal.ts';
import { tokenKey } from '../../client/client.ts';
import { readSession, signIn, signOut } from '../session.ts';
import { sessionState } from '../session-state.ts';
import { signedOutKey } from '../sign-out.ts';
import { accountKey } from '../stored-account.ts';

const enter = (remember = true) => signIn(testPortal, 'asha@pitlane.test', 'wheel1', remember);

const stored = () => ({
  remembered: [tokenKey, accountKey].map((key) => localStorage.getItem(key) !== null),
  thisTab: [tokenKey, accountKey].map((key) => sessionStorage.getItem(key) !== null),
});
const nothing = { remembered: [false, false], thisTab: [false, false] };

test('the route guards see the signed-in user', async () => {
  openBrowser(backendOf(customer));
  expect(await enter()).toEqual({ success: true, data: customer });
  expect(await readSession()).toEqual(customer);
  expect(sessionState()).toMatchObject({ status: 'signed-in', signedOutReason: null });
});

test('"remember me" stores token and account for the next visit', async () => {
  openBrowser(backendOf(customer));
  await enter(true);
  expect(stored()).toEqual({ remembered: [true, true], thisTab: [false, false] });
});

test('without it the session ends with the tab', async () => {
  openBrowser(backendOf(customer));
  await enter(false);
  expect(stored()).toEqual({ remembered: [false, false], thisTab: [true, true] });
});

test.each([true, false])(
  'a renewed token is stored in the same storage (remember me: %s)',
  async (remember) => {
    openBrowser(backendOf(customer));
    await enter(remember);
    const before = stored();
    const { error } = await (await testPortal.auth()).refreshSession();
    expect(error).toBeNull();
    expect(stored()).toEqual(before);
  },
);

test('the email is sent in lower case and trimmed', async () => {
  const backend = backendOf(customer);
  openBrowser(backend);
  await signIn(testPortal, '  Asha@Pitlane.TEST ', 'wheel1', true);
  expect(backend.requests[0]?.body).toMatchObject({ email: 'asha@pitlane.test', password: 'wheel1' });
});

test.each<[string, ReturnType<typeof refuseSignIn>, string, string]>([
  ['wrong credentials', refuseSignIn(400, 'invalid_credentials'), 'invalid', 'Invalid email or password'],
  [
    'too many attempts',
    refuseSignIn(429, 'over_request_rate_limit'),
    'too-many',
    'Too many attempts. Please wait a few minutes and try again.',
  ],
  [
    'no connection',
    offline,
    'offline',
    "Login failed. The garage's server cannot be reached. Check your connection and try again.",
  ],
  ['anything else', refuseSignIn(500, 'unexpected_failure'), 'unexpected', 'Login failed. Please try again.'],
])('%s: the sign-in shows the message and stores nothing', async (_, token, kind, message) => {
  openBrowser(backendOf(customer, { 'auth/v1/token': token }));
  expect(await enter()).toMatchObject({ success: false, message, error: { kind, fromServer: true } });
  expect(stored()).toEqual(nothing);
  expect(sessionState().status).toBe('signed-out');
});

test('a login without a role is signed out again, here and on the server', async () => {
  const backend = backendOf(null);
  openBrowser(backend);
  expect(await enter()).toMatchObject({ success: false, message: 'Login failed' });
  expect(stored()).toEqual(nothing);
  await waitFor(() => expect(backend.requests.at(-1)?.path).toBe('auth/v1/logout'));
});

test('an unreadable account ends the sign-in', async () => {
  const failing = () => refuse(500, { code: 'XX000', message: 'out of memory' });
  openBrowser(backendOf(customer, { 'rpc/current_account': failing }));
  expect(await enter()).toMatchObject({ success: false, message: 'Login failed. Please try again.' });
  expect(stored()).toEqual(nothing);
});

test('signing out removes the session here, on the server and in other tabs', async () => {
  const backend = backendOf(customer);
  openBrowser(backend);
  await enter();
  await signOut(testPortal);
  expect(stored()).toEqual(nothing);
  expect(await readSession()).toBeNull();
  expect(sessionState()).toMatchObject({ status: 'signed-out', signedOutReason: null });
  expect(localStorage.getItem(signedOutKey)).not.toBeNull();
  await waitFor(() => expect(backend.requests.at(-1)?.path).toBe('auth/v1/logout'));
  expect(backend.requests.at(-1)?.url.searchParams.get('scope')).toBe('local');
});

test('signing out needs no connection', async () => {
  openBrowser(backendOf(customer, { 'auth/v1/logout': offline }));
  await enter();
  await signOut(testPortal);
  expect(stored()).toEqual(nothing);
});

test('the next sign-in replaces the previous user', async () => {
  openBrowser(backendOf(customer));
  localStorage.setItem(tokenKey, JSON.stringify(tokenOf('another')));
  localStorage.setItem(accountKey, JSON.stringify({ ...customer, id: 'another' }));
  await enter(false);
  expect(stored()).toEqual({ remembered: [false, false], thisTab: [true, true] });
});
