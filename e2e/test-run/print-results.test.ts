import { failureList, overShareList, resultTable, secondTryList, summaryLine } from './print-results.ts';

const results = [
  { name: 'lint', seconds: 1.234, passed: 1, failed: 0, secondTries: [], failures: [] },
  {
    name: 'unit tests',
    seconds: 62.05,
    passed: 1204,
    failed: 3,
    secondTries: ['landing.spec.ts › has links'],
    failures: ['login.spec.ts › signs in'],
  },
];

it('aligns the figures of all steps', () => {
  expect(resultTable(results)).toBe(
    [
      'step        seconds  passed  failed',
      'lint            1.2       1       0',
      'unit tests     62.0    1204       3',
    ].join('\n'),
  );
});

it('prints the totals in the form that continuous integration reads', () => {
  expect(summaryLine(results)).toBe('1205 passed, 3 failed');
});

it('names the tests that passed only at their second try', () => {
  expect(secondTryList(results)).toBe(
    'Passed only at the second try:\n  unit tests: landing.spec.ts › has links\n\n',
  );
  expect(secondTryList(results.slice(0, 1))).toBe('');
});

it('names the tests that failed', () => {
  expect(failureList(results)).toBe('Failed:\n  unit tests: login.spec.ts › signs in\n\n');
  expect(failureList(results.slice(0, 1))).toBe('');
});

it('names the steps that took longer than their share of the ten minutes', () => {
  const steps = results.map((result, index) => ({ ...result, share: [2, 60][index] }));
  expect(overShareList(steps)).toBe(
    'Longer than its share of the ten minutes:\n  unit tests: 62 of 60 s\n\n',
  );
  expect(overShareList(results)).toBe('');
});
