import { PortalClientContext } from '@pitlane/shared-data/client';
import { garageCountsQuery } from '@pitlane/shared-data/overview';
import { type Account, signOut, useSession } from '@pitlane/shared-data/session';
import { customer, fakeBackend, manager } from '@pitlane/shared-data/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { renderScreen } from '../testing/render-screen.tsx';
import { GuardedOutlet } from './guarded-outlet.tsx';

/** A screen that shows the account's name and requests data that only this account may read. */
function Screen() {
  const { account } = useSession();
  const { data } = useQuery(garageCountsQuery());
  return (
    <p>
      {account?.name ?? 'A visitor'} sees {data?.customers ?? 'no'} customers
    </p>
  );
}

function open(page: Parameters<typeof GuardedOutlet>[0], as: Account | null) {
  const backend = fakeBackend({
    'rpc/garage_counts': { customers: 5, mechanics: 1, vehicles: 7 },
    'auth/v1/logout': undefined,
  });
  const { portal, queryClient, unmount } = renderScreen(<i />, { as, backend });
  unmount();
  const router = createMemoryRouter([
    { path: '/', element: <GuardedOutlet {...page} />, children: [{ index: true, element: <Screen /> }] },
  ]);
  render(
    <PortalClientContext value={portal}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalClientContext>,
  );
  return {
    portal,
    requestCount: () => backend.requests.filter(({ path }) => path === 'rpc/garage_counts').length,
  };
}

test('Signing out unmounts the screen, which sends no request as a visitor', async () => {
  const { requestCount, portal } = open({ roles: ['manager'] }, manager);
  expect(await screen.findByText('Meera Iyer sees 5 customers')).toBeVisible();
  await act(() => signOut(portal));
  expect(screen.queryByText(/customers/)).not.toBeInTheDocument();
  expect(requestCount()).toBe(1);
});

test('A screen that handles visitors itself stays', async () => {
  const { portal } = open({ roles: ['manager'], signedOut: 'screen' }, manager);
  expect(await screen.findByText('Meera Iyer sees 5 customers')).toBeVisible();
  await act(() => signOut(portal));
  expect(await screen.findByText(/A visitor sees/)).toBeVisible();
});

test('A screen of another role is not rendered', () => {
  open({ roles: ['manager'] }, customer);
  expect(screen.queryByText(/sees/)).not.toBeInTheDocument();
});

test('A screen is not rendered before the sign-in is confirmed', () => {
  const { requestCount } = open({ roles: ['manager'] }, { ...manager, confirmation: 'code' });
  expect(screen.queryByText(/sees/)).not.toBeInTheDocument();
  expect(requestCount()).toBe(0);
});

test('A public screen is rendered for everyone', async () => {
  open({}, null);
  expect(await screen.findByText(/A visitor sees/)).toBeVisible();
});
