import { currentPlace } from './current-place.ts';
import type { FoundRemote } from './remote-registry.ts';

test('A page is identified by its route pattern, without ids', () => {
  const matches = [
    { route: { id: 'framed' } },
    { route: { id: 'remote:manager' } },
    { route: { id: '0-1', path: '/customer-details/:customerId' } },
  ];
  expect(currentPlace({ matches, loaderData: {} })).toEqual({
    page: '/customer-details/:customerId',
    app: 'manager',
  });
  const login = [{ route: { id: '1', path: '/login' } }];
  expect(currentPlace({ matches: login, loaderData: { 1: null } })).toEqual({ page: '/login' });
});

test('Where remotes share a path, the one whose screen is open is named', () => {
  const matches = [{ route: { id: 'remote:customer' } }, { route: { id: '0-1', path: '/invoices' } }];
  const remote = { manifest: { name: 'manager' } } as FoundRemote;
  expect(currentPlace({ matches, loaderData: { '0-1': { remote } } })).toMatchObject({ app: 'manager' });
});
