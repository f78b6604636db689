import type { PortalClient } from '@pitlane/shared-data/client';
import { waitFor } from '@testing-library/react';
import type { FoundRemote, RemoteRegistry } from '../remotes/remote-registry.ts';
import { createPortalRouter } from './portal-router.tsx';

const remote: FoundRemote = {
  url: 'http://localhost:3001/',
  manifest: {
    name: 'customer',
    label: 'Customer portal',
    team: 'Customers',
    version: '1',
    entry: 'remoteEntry.js',
    routes: [{ path: '/services', title: 'Our Services' }],
    nav: [],
  },
} as unknown as FoundRemote;

test('A navigation that is replaced while the remotes are searched leaves their screens to the next one', async () => {
  window.history.replaceState(null, '', '/services');
  const searched = Promise.withResolvers<void>();
  const registry = {
    found: () => [remote],
    discover: () => searched.promise.then(() => [remote]),
  } as unknown as RemoteRegistry;
  const { router } = createPortalRouter(registry, {} as PortalClient);
  // As an account does that changes before the first page has loaded.
  void router.revalidate();
  searched.resolve();
  await waitFor(() => expect(router.state.matches.map(({ route }) => route.path)).toContain('/services'));
  router.dispose();
});
