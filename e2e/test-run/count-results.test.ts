import { countCheck, countJest, countPlaywright, type JestReport, total } from './count-results.ts';

const jestReport = (figures: Partial<JestReport>): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
  ...figures,
});

const playwrightReport = (
  figures: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>,
) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...figures },
  errors: [] as unknown[],
  suites: [],
});

describe('counting a check', () => {
  it('counts exit code 0 as one passed test', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
  });

  it('counts any other exit code as one failed test', () => {
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('counting Jest', () => {
  it('sums the reports of several packages', () => {
    const reports = [jestReport({ numPassedTests: 3 }), jestReport({ numPassedTests: 4, numFailedTests: 2 })];
    expect(countJest(reports, 1)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a package without a report as one failure', () => {
    expect(countJest([jestReport({ numPassedTests: 3 }), null], 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that failed before its first test as one failure', () => {
    const report = jestReport({ numPassedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(countJest([report], 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts skipped and planned tests as failures', () => {
    const report = jestReport({ numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(countJest([report], 0)).toEqual({ passed: 1, failed: 3 });
  });

  it('counts a failing exit code as a failure although every test passed', () => {
    expect(countJest([jestReport({ numPassedTests: 5 })], 1)).toEqual({ passed: 5, failed: 1 });
  });
});

describe('counting Playwright', () => {
  it('reads passed and failed from its figures', () => {
    const report = playwrightReport({ expected: 8, unexpected: 2 });
    expect(countPlaywright([report], 1)).toEqual({ passed: 8, failed: 2 });
  });

  it('counts flaky tests as passed, and skipped tests as failures', () => {
    const report = playwrightReport({ expected: 8, flaky: 1, skipped: 1 });
    expect(countPlaywright([report], 1)).toEqual({ passed: 9, failed: 1 });
  });
  it('counts errors outside of the tests', () => {
    const report = { ...playwrightReport({}), errors: [{ message: 'The portal did not start' }] };
    expect(countPlaywright([report], 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a run without a report as one failure', () => {
    expect(countPlaywright([null], 1)).toEqual({ passed: 0, failed: 1 });
  });
});

it('adds the counts of all steps', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ];
  expect(total(counts)).toEqual({ passed: 41, failed: 2 });
});
