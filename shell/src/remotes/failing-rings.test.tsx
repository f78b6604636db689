import { fakeBackend } from '@pitlane/shared-data/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx';
import { loadedScreen } from '../portal/loaded-screen.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { PortalContext } from './portal-context.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RouteFailed } from './route-failed.tsx';

function Screen() {
  return <h1>My Jobs</h1>;
}

const Nothing = () => null;

/** A remote with one screen under the frame of the portal, loaded as the portal loads it. */
function renderRemote(load: () => Promise<typeof Screen>) {
  const frame = (
    <>
      <header>Pitlane</header>
      <Outlet />
    </>
  );
  const route = { path: '/', ErrorBoundary: RouteFailed, ...loadedScreen(load) };
  const remote = { ErrorBoundary: RemoteUnavailable, children: [route] };
  const router = createMemoryRouter([{ element: frame, HydrateFallback: Nothing, children: [remote] }]);
  return render(<RouterProvider router={router} />);
}

test('a remote that cannot be loaded is named, the header stays, and the retry brings it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = true;
  renderRemote(async () => {
    if (isAway) throw new RemoteError('Workshop portal', new Error('no answer'));
    return Screen;
  });
  expect(await screen.findByRole('heading', { name: 'Workshop portal is not available' })).toBeVisible();
  expect(screen.getByText('Pitlane')).toBeVisible();

  expect(errors).toHaveBeenCalled();

  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My Jobs' })).toBeVisible();
});

test('a screen that throws while it is shown takes only its own place, and can be tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  renderRemote(async () => () => {
    if (isBroken) throw new Error('a defect');
    return <Screen />;
  });
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  expect(screen.getByText('Pitlane')).toBeVisible();
  expect(errors).toHaveBeenCalled();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My Jobs' })).toBeVisible();
});

function renderNotFound(missing: string[], findMissingRemotes = async () => {}) {
  const registry: RemoteRegistry = {
    found: () => [],
    missing: () => missing,
    discover: async () => [],
    subscribe: () => () => {},
  };
  return renderScreen(
    <PortalContext value={{ registry, findMissingRemotes }}>
      <NotFoundScreen />
    </PortalContext>,
    { backend: fakeBackend(), path: '/nowhere' },
  );
}

test('a path that nobody owns says so and leads home', async () => {
  renderNotFound([]);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('while a remote is away, an unknown path may be its own, and the retry looks for it', async () => {
  let looked = 0;
  renderNotFound(['manager'], async () => {
    looked += 1;
  });
  expect(screen.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(looked).toBe(1);
});
