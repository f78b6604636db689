/** @page */

import { takeToken } from './link-token.ts';

const open = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);

test.each([
  ['/t/c2VjcmV0', '/t/'],
  ['/t/c2VjcmV0#invoice', '/t/#invoice'],
  ['/unsubscribe/c2VjcmV0?from=mail', '/unsubscribe/'],
])('The token of %s leaves the address', (address, left) => {
  open(address);
  expect(takeToken()).toBe('c2VjcmV0');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
});

test('A reload finds the token, after a link to a part of the page too', async () => {
  open('/t/c2VjcmV0');
  takeToken();
  expect(takeToken()).toBe('c2VjcmV0');
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = 'invoice';
  await changed;
  expect(window.location.pathname).toBe('/t/');
  expect(takeToken()).toBe('c2VjcmV0');
});

test.each([null, 'c2VjcmV0', { token: 7 }])(
  'An address without a token opens nothing, with %j as state',
  (state) => {
    open('/t/', state);
    expect(takeToken()).toBe('');
  },
);
