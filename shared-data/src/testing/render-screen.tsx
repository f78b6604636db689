import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PortalClientContext, sessionArea, tokenKey } from '../foundation/client/client.ts';
import type { PortalConfig } from '../foundation/config/portal-config.ts';
import type { Account } from '../foundation/session/account.ts';
import { adoptStoredSession } from '../foundation/session/revalidate.ts';
import { createQueryClient, SessionProvider } from '../foundation/session/session.ts';
import { forgetSession, storeAccount } from '../foundation/session/stored-account.ts';
import { type FakeBackend, fakeBackend } from './fake-backend.ts';
import { connectTestPortal, testPortal } from './test-portal.ts';

interface Scene {
  backend?: FakeBackend;
  /** The signed-in account; the harness's by default. */
  as?: Account | null;
  /** The route's pattern, with its parameters. */
  path?: string;
  /** The open URL; the pattern by default. */
  url?: string;
  /** Overrides of the settings. */
  config?: Partial<PortalConfig>;
}

/** An app's setup of its screen tests. */
interface Harness {
  /** Wraps every screen, as the portal's frame does. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Resets module state of an earlier test. */
  reset?: () => void;
  /** The default signed-in account; nobody when absent. */
  account?: Account | null;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token: the fake backend does not check it. */
function storeToken(account: Account) {
  const expires_at = Math.floor(Date.now() / 1000) + 24 * 3600;
  const claims = { sub: account.id, role: 'authenticated', exp: expires_at };
  const user = {
    id: account.id,
    email: account.email,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
  };
  const access_token = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.signature`;
  const token = {
    access_token,
    refresh_token: 'renew',
    token_type: 'bearer',
    expires_in: 86_400,
    expires_at,
    user,
  };
  sessionArea.setItem(tokenKey, JSON.stringify(token));
}

function signInAs(account: Account | null) {
  forgetSession();
  if (account) {
    storeToken(account);
    storeAccount(account);
  }
  adoptStoredSession();
}

/** Shows the URL that a screen navigated to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/**
 * Creates a function that renders one screen with a real router, session and query client, and a fake backend. Other
 * URLs are rendered as text, so that a test can check navigation.
 */
export const createRenderScreen = ({ Frame, reset = () => undefined, account = null }: Harness = {}) =>
  function renderScreen(
    screen: ReactElement,
    { backend = fakeBackend(), as = account, path = '/', url = path, config }: Scene = {},
  ) {
    act(reset);
    connectTestPortal(backend);
    const portal = { ...testPortal, config: { ...testPortal.config, ...config } };
    backend.responses['rpc/current_account'] ??= as;
    signInAs(as);
    const queryClient = createQueryClient(portal);
    queryClient.setDefaultOptions({
      ...queryClient.getDefaultOptions(),
      queries: { ...queryClient.getDefaultOptions().queries, retry: false },
    });
    const routes = [
      { path, element: screen },
      { path: '*', Component: Elsewhere },
    ];
    const element = Frame && (
      <Frame>
        <Outlet />
      </Frame>
    );
    const router = createMemoryRouter([{ element, children: routes }], { initialEntries: [url] });
    const view = render(
      <PortalClientContext value={portal}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </PortalClientContext>,
    );
    return { ...view, router, queryClient, backend, portal };
  };

export type RenderScreen = ReturnType<typeof createRenderScreen>;
