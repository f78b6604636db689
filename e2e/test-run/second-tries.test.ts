import path from 'node:path';
import type { JestReport, TestFile } from './count-results.ts';
import { failedJestTests, filesToTryAgain, journeysThatAre, withSecondTry } from './second-tries.ts';
import { root } from './steps.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

it('names journeys with their file and groups, the flaky ones and the failed ones', () => {
  const suites = [
    {
      title: 'shell/landing.spec.ts',
      specs: [spec('is shown', 'expected'), spec('has links', 'flaky')],
      suites: [{ title: 'at 390 px', specs: [spec('scrolls', 'flaky'), spec('prints', 'unexpected')] }],
    },
    { title: 'shell/login.spec.ts', specs: [spec('signs in', 'expected')] },
  ];
  expect(journeysThatAre('flaky', suites)).toEqual([
    'shell/landing.spec.ts › has links',
    'shell/landing.spec.ts › at 390 px › scrolls',
  ]);
  expect(journeysThatAre('unexpected', suites)).toEqual(['shell/landing.spec.ts › at 390 px › prints']);
});

const file = (name: string, ...statuses: string[]): TestFile => ({
  name: path.join(root, name),
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ fullName: `test ${at}`, status })),
});

const report = (...testResults: TestFile[]): JestReport => {
  const count = (wanted: string) =>
    testResults.flatMap((each) => each.assertionResults).filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: testResults.filter((each) => each.assertionResults.length === 0).length,
    testResults,
  };
};

describe('a second try of Jest’s files', () => {
  const failed = file('shell/a.test.ts', 'passed', 'failed');

  it('is for the files that failed, of all packages', () => {
    const broken = file('e2e/b.test.ts');
    expect(
      filesToTryAgain([report(file('shell/c.test.ts', 'passed'), failed), null, report(broken)]),
    ).toEqual([failed, broken]);
  });

  it('is not for many files, which do not fail by chance', () => {
    const many = Array.from({ length: 7 }, (_, at) => file(`shell/${at}.test.ts`, 'failed'));
    expect(filesToTryAgain([report(...many)])).toEqual([]);
  });

  it('counts the file as its second try ended, and names what passed only then', () => {
    const first = { passed: 10, failed: 1 };
    expect(withSecondTry(first, failed, report(file('shell/a.test.ts', 'passed', 'passed')))).toEqual({
      passed: 11,
      failed: 0,
      secondTries: ['shell/a.test.ts › test 1'],
    });
    expect(withSecondTry(first, failed, report(failed))).toEqual({ ...first, secondTries: [] });
    expect(withSecondTry(first, failed, null)).toMatchObject({ failed: 1, secondTries: [] });
  });

  it('names a file that failed before its first test', () => {
    const broken = file('e2e/b.test.ts');
    expect(failedJestTests([report(broken, failed)])).toEqual(['e2e/b.test.ts', 'shell/a.test.ts › test 1']);
    const second = withSecondTry({ passed: 3, failed: 1 }, broken, report(file('e2e/b.test.ts', 'passed')));
    expect(second).toEqual({ passed: 4, failed: 0, secondTries: ['e2e/b.test.ts'] });
  });
});
