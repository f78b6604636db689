import type { RemoteRoute } from '@pitlane/shared-data/remote-contract';
import type { FoundRemote } from './remote-registry.ts';
import { claimFor } from './screen-claims.ts';

const remoteWith = (name: string, roles: RemoteRoute['roles']) => {
  const route = { path: '/invoices', title: name, ...(roles && { roles }) };
  return { remote: { url: '/', manifest: { name, routes: [route] } } as unknown as FoundRemote, route };
};

const customers = remoteWith('customer', ['customer']);
const managers = remoteWith('manager', ['manager']);
const remotes = [customers.remote, managers.remote];

test.each([
  ['customer', customers],
  ['manager', managers],
  // Redirected by the guard of the path's first screen.
  ['mechanic', customers],
  [undefined, customers],
] as const)('At a shared path, %s gets the screen of the own role', (role, claim) => {
  expect(claimFor(remotes, customers, role)).toEqual(claim);
});

test('A screen for everyone shares its path with no other', () => {
  const everyone = remoteWith('customer', undefined);
  expect(claimFor([everyone.remote, managers.remote], everyone, 'manager')).toBe(everyone);
});
