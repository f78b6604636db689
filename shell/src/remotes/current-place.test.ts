import { currentPlace } from './current-place.ts';

test('a page is named by its pattern, never by the id in its address', () => {
  const matches = [
    { route: { id: 'framed' } },
    { route: { id: 'remote:manager' } },
    { route: { id: '0-1', path: '/customer-details/:customerId' } },
  ];
  expect(currentPlace(matches)).toEqual({ page: '/customer-details/:customerId', app: 'manager' });
  expect(currentPlace([{ route: { id: '1', path: '/login' } }])).toEqual({ page: '/login' });
});
