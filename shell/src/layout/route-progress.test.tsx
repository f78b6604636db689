import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { RouteProgress } from './route-progress.tsx';

/** A router whose next page takes `delay` milliseconds to load. */
async function openPortal(delay: number) {
  const frame = (
    <>
      <RouteProgress />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <h1>Here</h1> },
        {
          path: '/there',
          loader: () => new Promise((resolve) => setTimeout(() => resolve(null), delay)),
          element: <h1>There</h1>,
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/there'));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const progress = () => screen.queryByRole('progressbar', { name: 'Loading page' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('A page that takes longer than 150 ms shows the progress', async () => {
  await openPortal(400);
  await pass(149);
  expect(progress()).not.toBeInTheDocument();
  await pass(1);
  expect(progress()).toBeVisible();
  await pass(250);
  expect(screen.getByRole('heading', { name: 'There' })).toBeVisible();
  expect(progress()).not.toBeInTheDocument();
});

test('A page that loads faster does not show the progress', async () => {
  await openPortal(100);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'There' })).toBeVisible();
  await pass(1000);
  expect(progress()).not.toBeInTheDocument();
});
