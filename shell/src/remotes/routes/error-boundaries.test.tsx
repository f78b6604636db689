import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { lazyScreen } from '../../page/lazy-screen.tsx';
import { RemoteError } from '../federation/remote-error.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RouteFailed } from './route-failed.tsx';

function Screen() {
  return <h1>My Jobs</h1>;
}

const Nothing = () => null;

/** A remote with one screen below a header, loaded as the portal does. */
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

test('A remote that fails to load is named, the header stays, and a retry loads it @long', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isUnavailable = true;
  renderRemote(async () => {
    if (isUnavailable) throw new RemoteError('Workshop portal', new Error('no response'));
    return Screen;
  });
  expect(await screen.findByRole('heading', { name: 'Workshop portal is not available' })).toBeVisible();
  expect(screen.getByText('Pitlane')).toBeVisible();

  expect(errors).toHaveBeenCalled();

  isUnavailable = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My Jobs' })).toBeVisible();
});

test('A screen that throws while rendering keeps the header and can be retried', async () => {
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
