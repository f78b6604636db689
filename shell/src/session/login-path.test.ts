import { arbitraryText, fc } from '@pitlane/shared-data/testing-input';
import { destinationAfterLogin, loginPath } from './login-path.ts';

const after = (search: string) => destinationAfterLogin(new URLSearchParams(search));

test('The login path contains the destination with its query', () => {
  const path = loginPath(new URL('https://garage.example/my-vehicles?page=2'));
  expect(path).toBe('/login?next=%2Fmy-vehicles%3Fpage%3D2');
  expect(after(path.split('?')[1] ?? '')).toBe('/my-vehicles?page=2');
});

test('Without a destination the login redirects to the dashboard', () => {
  expect(after('')).toBe('/dashboard');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'my-vehicles',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
])('The destination %j is not a path of this portal and is ignored', (next) => {
  expect(after(new URLSearchParams({ next }).toString())).toBe('/dashboard');
});

test('Whatever the URL contains, the login redirects to a path of this portal @long', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'https:',
    ),
  );
  const next = fc.oneof(
    pieces.map((parts) => parts.join('')),
    pieces.map((parts) => `/${parts.join('')}`),
    arbitraryText,
  );
  fc.assert(
    fc.property(next, (destination) => {
      const path = destinationAfterLogin(new URLSearchParams({ next: destination }));
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, 'https://garage.example').origin).toBe('https://garage.example');
    }),
    { numRuns: 2000 },
  );
});
