import { currentPlace } from './current-place.ts';

test('A page is identified by its route pattern, without ids', () => {
  const matches = [
    { route: { id: 'framed' } },
    { route: { id: 'remote:manager' } },
    { route: { id: '0-1', path: '/customer-details/:customerId' } },
  ];
  expect(currentPlace(matches)).toEqual({ page: '/customer-details/:customerId', app: 'manager' });
  expect(currentPlace([{ route: { id: '1', path: '/login' } }])).toEqual({ page: '/login' });
});
