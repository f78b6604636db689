/**
 * Which tests Jest leaves out, by their paths: those in files named `*.long.*`, which `npm run test:all` adds to
 * `npm test`. PITLANE_TEST_ALL is `1` for all tests, `rest` for the long ones alone.
 * @type {Record<string, string[]>}
 */
const ignored = { 1: [], rest: ['^((?!\\.long\\.).)*$'] };

export const ignoredNow = ignored[process.env.PITLANE_TEST_ALL ?? ''] ?? ['\\.long\\.'];
