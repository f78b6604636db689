import { placeKey } from './place-key.ts';

const first = { key: 'default', pathname: '/services', search: '?category=repair' };

test('Pages that are loaded whole have places of their own, and a reload has the same', () => {
  expect(placeKey(first)).toBe('/services?category=repair');
  expect(placeKey({ ...first, search: '' })).not.toBe(placeKey(first));
});

test('Each navigation has its own place, also to the same address', () => {
  expect(placeKey({ ...first, key: 'a1b2c3' })).toBe('a1b2c3');
});
