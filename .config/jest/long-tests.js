/**
 * Which tests Jest leaves out, by their paths. PITLANE_TESTS is `default` in `npm test`, which leaves out those in files
 * named `*.long.*`, and `rest` for these alone, which `npm run test:all` adds. Without it, all run.
 * @type {Record<string, string[]>}
 */
const ignored = { default: ['\\.long\\.'], rest: ['^((?!\\.long\\.).)*$'] };

export const ignoredNow = ignored[process.env.PITLANE_TESTS ?? ''] ?? [];
