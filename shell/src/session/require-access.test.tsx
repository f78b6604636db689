import type { Account } from '@pitlane/shared-data/session';
import { customer, manager, mechanic } from '@pitlane/shared-data/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { renderScreen } from '../testing/render-screen.tsx';
import { dashboardPath, openDashboard } from './open-dashboard.ts';
import { redirectConfirmed } from './redirect-confirmed.ts';
import { requireAccess } from './require-access.ts';

function Where() {
  const { pathname, search } = useLocation();
  return <p>{decodeURIComponent(pathname + search)}</p>;
}

const Nothing = () => null;

/** Opens `/jobs` with the given guard, as an account or as a visitor, and shows the resulting path. */
function open(access: Parameters<typeof requireAccess>[0], as: Account | null) {
  renderScreen(<i />, { as }).unmount();
  const router = createMemoryRouter(
    [
      {
        path: '/jobs',
        middleware: [requireAccess(access)],
        element: <h1>Jobs</h1>,
        HydrateFallback: Nothing,
      },
      { path: '*', Component: Where },
    ],
    { initialEntries: ['/jobs?page=2'] },
  );
  render(<RouterProvider router={router} />);
}

test('A visitor is redirected to the login with the destination', async () => {
  open({ roles: ['mechanic'] }, null);
  expect(await screen.findByText('/login?next=/jobs?page=2')).toBeVisible();
});

test('A user with another role is redirected to the dashboard', async () => {
  open({ roles: ['mechanic'] }, customer);
  expect(await screen.findByText('/dashboard')).toBeVisible();
});

test('A user with the role sees the screen', async () => {
  open({ roles: ['mechanic', 'manager'] }, manager);
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

test('A screen that handles visitors itself is shown to them', async () => {
  open({ roles: ['customer'], signedOut: 'screen' }, null);
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

test('A public screen is shown to everyone', async () => {
  open({}, null);
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

test('Who has to confirm the sign-in is redirected to do so, with the destination', async () => {
  open({ roles: ['manager'] }, { ...manager, confirmation: 'code' });
  expect(await screen.findByText('/confirm-sign-in?next=/jobs?page=2')).toBeVisible();
});

test.each([
  [{ ...manager, confirmation: 'set_up' } as const, 'Confirm'],
  [manager, '/jobs?page=2'],
  [null, '/login?next=/jobs?page=2'],
])('The page for confirming leads on whoever has nothing to confirm', async (as, expected) => {
  renderScreen(<i />, { as }).unmount();
  const router = createMemoryRouter(
    [
      {
        path: '/confirm-sign-in',
        middleware: [redirectConfirmed],
        element: <h1>Confirm</h1>,
        HydrateFallback: Nothing,
      },
      { path: '*', Component: Where },
    ],
    { initialEntries: ['/confirm-sign-in?next=%2Fjobs%3Fpage%3D2'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(expected)).toBeVisible();
});

test.each([
  [customer, '/customer-dashboard'],
  [mechanic, '/mechanic-dashboard'],
  [manager, '/manager-dashboard'],
])('/dashboard redirects each role to its own dashboard', (account, path) => {
  expect(dashboardPath(account)).toBe(path);
});

test('An unknown role gets the customer dashboard', () => {
  expect(dashboardPath({ ...customer, role: 'owner' } as unknown as Account)).toBe('/customer-dashboard');
});

test('For a visitor /dashboard redirects to the login', async () => {
  renderScreen(<i />, { as: null }).unmount();
  expect((await openDashboard()).headers.get('Location')).toBe('/login');
});
