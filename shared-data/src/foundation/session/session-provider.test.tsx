import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { customer, manager, mechanic } from '../../testing/builders/people.ts';
import { type FakeBackend, type FakeResponse, offline, refuse } from '../../testing/fake-backend.ts';
import {
  backendOf,
  dispatchStorageEvent,
  openBrowser,
  storeSession,
  tokenOf,
} from '../../testing/fake-session.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { DataError } from '../answers/data-error.ts';
import { fail } from '../answers/result.ts';
import { type AuthClient, PortalClientContext, tokenKey } from '../client/client.ts';
import type { Account } from './account.ts';
import { adoptStoredSession, revalidateSession } from './revalidate.ts';
import { createQueryClient, SessionProvider, useSession } from './session.ts';
import { signedOutKey } from './sign-out.ts';
import { accountKey } from './stored-account.ts';

function Who() {
  const { account, status, signedOutReason } = useSession();
  return <p>{account ? `${account.role} ${account.name}` : [status, signedOutReason].join(' ').trim()}</p>;
}

interface Start {
  account?: Account;
  /** Where the session lies; remembered unless told. */
  storage?: Storage;
  token?: ReturnType<typeof tokenOf>;
  backend?: FakeBackend;
}

/** The portal with a session that was stored before. */
function openPortal({ account = customer, storage = localStorage, token, backend }: Start = {}) {
  openBrowser(backend ?? backendOf(account));
  storeSession(storage, account, token);
  adoptStoredSession();
  const queryClient = createQueryClient(testPortal);
  render(
    <PortalClientContext value={testPortal}>
      <SessionProvider>
        <Who />
      </SessionProvider>
    </PortalClientContext>,
  );
  return { queryClient };
}

/** What another tab did to the storage, and what the browser says of it. */
const inAnotherTab = (key: string | null, change: () => void) =>
  act(async () => {
    change();
    dispatchStorageEvent(key);
  });

test('the stored account is available before the server responds', () => {
  openPortal();
  expect(screen.getByText('customer Asha Rao')).toBeVisible();
});

describe('revalidating with the server', () => {
  const answered = (answer: FakeResponse) =>
    openPortal({ backend: backendOf(customer, { 'rpc/current_account': answer }) });

  test('a changed name is adopted and stored', async () => {
    answered({ ...customer, name: 'Asha Devi Rao' });
    expect(await screen.findByText('customer Asha Devi Rao')).toBeVisible();
    expect(localStorage.getItem(accountKey)).toContain('Asha Devi Rao');
  });

  test('a changed role takes effect and clears the query cache', async () => {
    const { queryClient } = answered({ ...manager, id: customer.id });
    queryClient.setQueryData(['vehicles'], ['a car']);
    expect(await screen.findByText('manager Meera Iyer')).toBeVisible();
    expect(queryClient.getQueryData(['vehicles'])).toBeUndefined();
  });

  test('a deleted account signs out with the reason', async () => {
    answered(null);
    expect(await screen.findByText('signed-out removed')).toBeVisible();
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(localStorage.getItem(accountKey)).toBeNull();
  });

  test('a refused token is renewed, and the session goes on', async () => {
    const refusedOnce = jest
      .fn(() => customer as unknown)
      .mockImplementationOnce(() => refuse(401, { code: 'PGRST301', message: 'JWSInvalidSignature' }));
    answered(refusedOnce);
    await waitFor(() => expect(refusedOnce).toHaveBeenCalledTimes(2));
    expect(screen.getByText('customer Asha Rao')).toBeVisible();
  });

  test('a token that is refused and not renewed signs out with the reason', async () => {
    openPortal({
      // The client remembers for a minute that a token was not renewed.
      token: { ...tokenOf(customer.id), refresh_token: 'revoked' },
      backend: backendOf(customer, {
        'rpc/current_account': () => refuse(401, { code: 'PGRST301', message: 'JWSInvalidSignature' }),
        'auth/v1/token': () =>
          refuse(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }),
      }),
    });
    expect(await screen.findByText('signed-out expired')).toBeVisible();
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  test('a token that is refused again after its renewal signs out with the reason', async () => {
    answered(() => refuse(401, { code: 'PGRST301', message: 'JWSInvalidSignature' }));
    expect(await screen.findByText('signed-out expired')).toBeVisible();
  });

  test('a refused token stays when the server cannot be reached to renew it', async () => {
    answered(customer);
    await act(() => revalidateSession(testPortal));
    const unreachable = { error: new AuthRetryableFetchError('Failed to fetch', 0) };
    const auth = { refreshSession: async () => unreachable } as unknown as AuthClient;
    const request = async () => fail(new DataError('signed-out'));
    await act(() => revalidateSession({ ...testPortal, request, auth: async () => auth }));
    expect(screen.getByText('customer Asha Rao')).toBeVisible();
  });

  test.each([
    ['no connection', offline],
    ['an error', () => refuse(500, { code: 'XX000', message: 'out of memory' })],
  ])('without a response the stored account stays: %s', async (_, answer) => {
    const asked = jest.fn(answer);
    answered(asked);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByText('customer Asha Rao')).toBeVisible();
  });
});

describe('an expired token', () => {
  test('is renewed', async () => {
    openPortal({ token: tokenOf(customer.id, -60) });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(tokenKey) ?? '').expires_at).toBeGreaterThan(Date.now() / 1000),
    );
    expect(screen.getByText('customer Asha Rao')).toBeVisible();
  });

  test('signs out with the reason when it cannot be renewed', async () => {
    const refused = () => refuse(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' });
    openPortal({
      token: tokenOf(customer.id, -60),
      backend: backendOf(customer, { 'auth/v1/token': refused }),
    });
    expect(await screen.findByText('signed-out expired')).toBeVisible();
    expect(localStorage.getItem(accountKey)).toBeNull();
  });

  test('in another tab signs out here too, with the reason', async () => {
    openPortal();
    await inAnotherTab(tokenKey, () => localStorage.removeItem(tokenKey));
    expect(screen.getByText('signed-out expired')).toBeVisible();
    await inAnotherTab(accountKey, () => localStorage.removeItem(accountKey));
    expect(screen.getByText('signed-out expired')).toBeVisible();
  });
});

describe('in several tabs', () => {
  test('signing out in another tab signs out here and clears the query cache', async () => {
    const { queryClient } = openPortal();
    queryClient.setQueryData(['vehicles'], ['a car']);
    await inAnotherTab(accountKey, () => {
      localStorage.removeItem(accountKey);
      localStorage.removeItem(tokenKey);
    });
    expect(screen.getByText('signed-out')).toBeVisible();
    expect(queryClient.getQueryData(['vehicles'])).toBeUndefined();
  });

  test('a tab with its own session signs out too, and ends that session on the server', async () => {
    const backend = backendOf(mechanic);
    openPortal({ account: mechanic, storage: sessionStorage, backend });
    await inAnotherTab(signedOutKey, () => localStorage.setItem(signedOutKey, 'now'));
    expect(screen.getByText('signed-out')).toBeVisible();
    expect(sessionStorage.getItem(tokenKey)).toBeNull();
    await waitFor(() => expect(backend.requests.map(({ path }) => path)).toContain('auth/v1/logout'));
  });

  test('a sign-in in another tab changes the user here', async () => {
    const { queryClient } = openPortal();
    queryClient.setQueryData(['vehicles'], ['a car']);
    await inAnotherTab(accountKey, () => storeSession(localStorage, manager));
    expect(screen.getByText('manager Meera Iyer')).toBeVisible();
    expect(queryClient.getQueryData(['vehicles'])).toBeUndefined();
  });

  test('a tab with its own session keeps it when another tab signs in', async () => {
    openPortal({ account: mechanic, storage: sessionStorage });
    await inAnotherTab(accountKey, () => storeSession(localStorage, manager));
    expect(screen.getByText('mechanic Ravi Menon')).toBeVisible();
  });

  test('clearing the site data signs out', async () => {
    openPortal();
    await inAnotherTab(null, () => localStorage.clear());
    expect(screen.getByText('signed-out')).toBeVisible();
  });

  test('a page restored from the back-forward cache revalidates', async () => {
    openPortal();
    localStorage.clear();
    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(screen.getByText('signed-out')).toBeVisible();
  });

  test('unrelated storage events change nothing', async () => {
    openPortal();
    await inAnotherTab('pitlane-theme', () => localStorage.setItem('pitlane-theme', 'dark'));
    expect(screen.getByText('customer Asha Rao')).toBeVisible();
  });
});

describe('the query cache', () => {
  test('is kept while the same user is signed in', async () => {
    const { queryClient } = openPortal({
      backend: backendOf(customer, { 'rpc/current_account': { ...customer, phone: '1' } }),
    });
    queryClient.setQueryData(['vehicles'], ['a car']);
    await waitFor(() => expect(localStorage.getItem(accountKey)).toContain('"phone":"1"'));
    expect(queryClient.getQueryData(['vehicles'])).toEqual(['a car']);
  });

  test.each(['signed-out', 'forbidden'] as const)(
    "an error of kind '%s' revalidates the session",
    async (kind) => {
      let account: Account | null = mechanic;
      const { queryClient } = openPortal({
        account: mechanic,
        backend: backendOf(mechanic, { 'rpc/current_account': () => account }),
      });
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      account = null;
      const failing = { queryKey: ['jobs'], queryFn: () => Promise.reject(new DataError(kind)) };
      await expect(queryClient.query(failing)).rejects.toMatchObject({ kind });
      expect(await screen.findByText('signed-out removed')).toBeVisible();
    },
  );

  test('a connection error is retried once', async () => {
    const { queryClient } = openPortal();
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
    const queryFn = jest.fn(() => Promise.reject(new DataError('offline')));
    await expect(queryClient.query({ queryKey: ['jobs'], queryFn })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test('a refused request is not retried', async () => {
    const { queryClient } = openPortal();
    const queryFn = jest.fn(() => Promise.reject(new DataError('conflict')));
    await expect(queryClient.query({ queryKey: ['jobs'], queryFn })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
