import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { RemoteError } from '../federation/remote-error.ts';
import { lazyScreen } from '../page/lazy-screen.tsx';
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
  const route = {
    path: '/',
    ErrorBoundary: RouteFailed,
    ...lazyScreen(async () => ({ Component: await load() })),
  };
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
