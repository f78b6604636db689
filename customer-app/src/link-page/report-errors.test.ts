import { withoutToken } from './report-errors.ts';

test.each([
  ['at https://garage.test/t/c2VjcmV0LXRva2Vu:1:5', 'at https://garage.test/t/:token:1:5'],
  ['Failed to open /t/c2VjcmV0LXRva2Vu#record-1', 'Failed to open /t/:token'],
  ['/unsubscribe/c2VjcmV0LXRva2Vu', '/unsubscribe/:token'],
  [
    'https://apps.test/static/js/page-t.0123456789.js:1:5',
    'https://apps.test/static/js/page-t.0123456789.js:1:5',
  ],
])('A report of %s has no token', (text, reported) => {
  expect(withoutToken(text)).toBe(reported);
});
