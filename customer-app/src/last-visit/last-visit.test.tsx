import { useSession } from '@pitlane/shared-data/session';
import { customer, fakeBackend, manager, offline } from '@pitlane/shared-data/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as EstimateScreen } from '../features/estimate/estimate-screen.tsx';
import { createRoutes } from '../routes.tsx';
import { buildEstimate } from '../testing/build-estimate.ts';
import { renderScreen } from '../testing/render-screen.tsx';

function LogOut() {
  const { signOut } = useSession();
  return (
    <button type="button" onClick={signOut}>
      Log out
    </button>
  );
}

/** One visit of an estimate. */
function visit(estimate: unknown, as: typeof customer | typeof manager = customer) {
  cleanup();
  const backend = fakeBackend({ 'rpc/request_estimate': estimate, request_photos: [] });
  const page = (
    <>
      <EstimateScreen />
      <LogOut />
    </>
  );
  const { queryClient } = renderScreen(page, {
    backend,
    as,
    path: '/estimate/:requestId',
    url: '/estimate/41',
  });
  createRoutes({ queryClient });
}

const keptKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('-visit:'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('Without a network a customer sees the page of the last visit, marked with its time, until the logout @long', async () => {
  visit(buildEstimate());
  await waitFor(() => expect(keptKeys()).not.toEqual([]));
  visit(offline);
  expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
  expect(screen.getByText(/as of \d+:\d\d/i)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(keptKeys()).toEqual([]);
});

test('Nothing is stored of a manager on a page of the customer', async () => {
  visit(buildEstimate(), manager);
  await screen.findByRole('article', { name: 'Full Service' });
  expect(keptKeys()).toEqual([]);
});
