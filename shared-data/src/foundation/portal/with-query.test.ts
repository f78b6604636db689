import { withQuery } from './with-query.ts';

test('A path gets the parameters that are given, encoded', () => {
  expect(withQuery('/login', { next: '/jobs?page=2', vehicle: 3 })).toBe(
    '/login?next=%2Fjobs%3Fpage%3D2&vehicle=3',
  );
});

test('A path whose parameters are all null has no query', () => {
  expect(withQuery('/my-vehicles', { service: null })).toBe('/my-vehicles');
});
