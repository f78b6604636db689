import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteRegistry } from '../../remotes/remote-registry.ts';
import { RemotesContext } from '../../remotes/remotes-context.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as NotFoundScreen } from './not-found-screen.tsx';

function open(missing: string[], findMissingRemotes = async () => {}) {
  const registry: RemoteRegistry = {
    found: () => [],
    missing: () => missing,
    discover: async () => [],
    subscribe: () => () => {},
  };
  return renderScreen(
    <RemotesContext value={{ registry, findMissingRemotes }}>
      <NotFoundScreen />
    </RemotesContext>,
    { path: '/nowhere' },
  );
}

test('An unknown path shows a message and a link to the dashboard', async () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('While a remote is unavailable, an unknown path may belong to it, and the retry looks for it', async () => {
  let attempts = 0;
  open(['manager'], async () => {
    attempts += 1;
  });
  expect(screen.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(attempts).toBe(1);
});
