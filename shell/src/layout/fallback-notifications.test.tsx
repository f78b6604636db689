import { PortalClientContext } from '@pitlane/shared-data/client';
import { testPortal } from '@pitlane/shared-data/testing';
import { notify } from '@pitlane/shared-ui/notifications';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RootLayout } from './root-layout.tsx';

jest.mock('@pitlane/shared-ui/overlays', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('Notifications are shown even if the code of the notification region fails to load', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <PortalClientContext value={testPortal}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: RootLayout }])} />
    </PortalClientContext>,
  );
  act(() => notify.failure('Failed to start job'));
  expect(await screen.findByText('Failed to start job')).toBeVisible();
  act(() => notify.success('Job started successfully'));
  expect(screen.getByRole('alert')).toHaveTextContent('Job started successfully');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to start job');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Failed to start job')).not.toBeInTheDocument();
});
