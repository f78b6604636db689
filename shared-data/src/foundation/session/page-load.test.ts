/** @page */

import { customer, mechanic } from '../../testing/builders/people.ts';
import { backendOf, storeSession, tokenOf } from '../../testing/fake-session.ts';
import { testConfig } from '../../testing/test-portal.ts';

const tokenKey = 'pitlane.session';
const accountKey = 'pitlane.account';

/** The portal as it is right after the page has loaded, with modules that remember nothing. */
async function loadPage(path = '/dashboard', backend = backendOf(customer)) {
  window.history.replaceState(null, '', path);
  jest.resetModules();
  const { createPortalClient } = await import('../client/client.ts');
  const session = await import('./session.ts');
  const { finishSocialSignIn } = await import('./sign-in/finish-social-sign-in.ts');
  const portal = createPortalClient(testConfig, backend);
  void finishSocialSignIn(portal);
  return { ...session, portal, backend };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a stored session is read without a request: %s',
  async (where) => {
    storeSession(window[where], customer);
    const { readSession, backend } = await loadPage();
    expect(await readSession()).toEqual(customer);
    expect(backend.requests).toEqual([]);
  },
);

test('without a session nobody is signed in and no client is loaded', async () => {
  const { readSession, backend } = await loadPage();
  expect(await readSession()).toBeNull();
  expect(backend.requests).toEqual([]);
});

test.each([
  ['no JSON', '{"id":'],
  ['no object', '7'],
  ['a record without a role', JSON.stringify({ ...customer, role: undefined })],
  ['a record without an id', JSON.stringify({ ...customer, id: '' })],
])('an unreadable account is discarded: %s', async (_, text) => {
  localStorage.setItem(tokenKey, JSON.stringify(tokenOf(customer.id)));
  localStorage.setItem(accountKey, text);
  const { readSession } = await loadPage();
  expect(await readSession()).toBeNull();
  expect(localStorage.getItem(accountKey)).toBeNull();
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('a stored account with an unknown role counts as a customer until the server has answered', async () => {
  storeSession(localStorage, { ...customer, role: 'owner' } as unknown as typeof customer);
  const { readSession } = await loadPage();
  expect(await readSession()).toEqual(customer);
});

test('an account without a token is ignored', async () => {
  localStorage.setItem(accountKey, JSON.stringify(customer));
  const { readSession } = await loadPage();
  expect(await readSession()).toBeNull();
});

test("the tab's own session comes before the remembered one", async () => {
  storeSession(localStorage, customer);
  storeSession(sessionStorage, mechanic);
  const { readSession } = await loadPage();
  expect(await readSession()).toEqual(mechanic);
});

test('in a browser that blocks site data a session lasts until the page is closed', async () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { readSession, signIn, portal } = await loadPage();
  expect(await readSession()).toBeNull();
  expect(await signIn(portal, customer.email, 'wheel1', true)).toMatchObject({ success: true });
  expect(await readSession()).toEqual(customer);
});

describe('returning from a social sign-in', () => {
  const verifier = () => localStorage.setItem(`${tokenKey}-code-verifier`, JSON.stringify('verifier'));

  test('route guards wait until the sign-in has completed', async () => {
    verifier();
    const { readSession, backend } = await loadPage('/dashboard?code=abc');
    expect(await readSession()).toEqual(customer);
    expect(backend.requests[0]?.body).toMatchObject({ auth_code: 'abc', code_verifier: 'verifier' });
    expect(localStorage.getItem(accountKey)).not.toBeNull();
  });

  test('a login without a role is refused', async () => {
    verifier();
    const { readSession, signedOutReason } = await loadPage('/dashboard?code=abc', backendOf(null));
    expect(await readSession()).toBeNull();
    expect(signedOutReason()).toBe('refused');
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  test('a code that this browser did not request is refused', async () => {
    const { readSession, signedOutReason, backend } = await loadPage('/dashboard?code=abc');
    expect(await readSession()).toBeNull();
    expect(signedOutReason()).toBe('refused');
    expect(backend.requests).toEqual([]);
  });

  test('an existing session is kept', async () => {
    storeSession(localStorage, mechanic);
    const { readSession, backend } = await loadPage('/dashboard?code=abc');
    expect(await readSession()).toEqual(mechanic);
    expect(backend.requests).toEqual([]);
  });
});
