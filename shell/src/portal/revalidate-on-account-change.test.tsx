import { PortalClientContext, sessionArea, tokenKey } from '@pitlane/shared-data/client';
import { SessionProvider, signedOutReason } from '@pitlane/shared-data/session';
import { customer, fakeBackend } from '@pitlane/shared-data/testing';
import { NotificationRegion, notify } from '@pitlane/shared-ui/notifications';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { Component as LoginScreen } from '../features/login/login-screen.tsx';
import { openDashboard } from '../session/open-dashboard.ts';
import { redirectSignedIn } from '../session/redirect-signed-in.ts';
import { requireAccess } from '../session/require-access.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { RevalidateOnAccountChange } from './revalidate-on-account-change.tsx';

const Nothing = () => null;

const token = {
  access_token: 'a.eyJzdWIiOiIxIn0.c',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'renew',
  user: { id: customer.id, email: customer.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};

/** A few screens with the portal's guards, opened at a list by a signed-in customer. */
function openList(more: Record<string, unknown> = {}) {
  const responses = { 'auth/v1/token': token, 'auth/v1/logout': undefined, ...more };
  const { portal, unmount } = renderScreen(<i />, { as: customer, backend: fakeBackend(responses) });
  unmount();
  const frame = (
    <>
      <Outlet />
      <NotificationRegion />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        HydrateFallback: Nothing,
        children: [
          {
            path: '/my-vehicles',
            middleware: [requireAccess({ roles: ['customer'] })],
            loader: () => null,
            element: <h1>My Vehicles</h1>,
          },
          {
            path: '/login',
            middleware: [redirectSignedIn],
            loader: () => null,
            element: <LoginScreen />,
          },
          { path: '/dashboard', loader: openDashboard, element: null },
          { path: '/manager-dashboard', element: <h1>Manager Dashboard</h1> },
        ],
      },
    ],
    { initialEntries: ['/my-vehicles?page=2'] },
  );
  render(
    <PortalClientContext value={portal}>
      <SessionProvider>
        <RevalidateOnAccountChange revalidate={() => router.revalidate()} />
        <RouterProvider router={router} />
      </SessionProvider>
    </PortalClientContext>,
  );
  return router;
}

/** The state and event after the client failed to renew its token. */
const expire = () =>
  act(async () => {
    sessionArea.removeItem(tokenKey);
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
  });

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

test('An expired session redirects to the login, which shows the reason and redirects back afterwards @long', async () => {
  const router = openList();
  expect(await screen.findByRole('heading', { name: 'My Vehicles' })).toBeVisible();
  await act(async () => notify.failure('Failed to delete vehicle'));
  expect(screen.getByRole('alert')).toBeVisible();

  await expire();
  expect(await screen.findByText(/^Your session has ended. Log in again/)).toBeVisible();
  expect(signedOutReason()).toBe('expired');
  expect(screen.queryByText('Failed to delete vehicle')).not.toBeInTheDocument();

  await userEvent.type(screen.getByLabelText('Email'), customer.email);
  await userEvent.type(screen.getByLabelText('Password'), 'customer1');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { name: 'My Vehicles' })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test("A role changed on the server redirects to that role's dashboard", async () => {
  openList({ 'rpc/current_account': { ...customer, role: 'manager' } });
  expect(await screen.findByRole('heading', { name: 'Manager Dashboard' })).toBeVisible();
});
