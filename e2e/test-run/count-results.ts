/** The number of passed and failed tests of a step; a check counts as one. */
export interface Count {
  passed: number;
  failed: number;
}

/** The results of a file in Jest's report. */
export interface TestFile {
  /** Its whole path. */
  name: string;
  status: string;
  /** None if the file failed before its first test. */
  assertionResults: { fullName: string; status: string }[];
}

/** What Jest writes with `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before their first test. */
  numRuntimeErrorTestSuites: number;
  testResults: TestFile[];
}

/** A file or group of tests in Playwright's JSON report. */
export interface Suite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The figures that Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test, such as a server that did not start. */
  errors: unknown[];
  suites: Suite[];
}

/** A report, or null if the step did not write it. */
export type Found<Report> = Report | null;

const nothing: Count = { passed: 0, failed: 0 };

const missing: Count = { passed: 0, failed: 1 };

export const total = (counts: Count[]): Count =>
  counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    nothing,
  );

/** Counts a check without tests of its own. */
export const countCheck = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

// A skipped test counts as failed, so that none can be switched off unnoticed.
const countOneJestReport = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
});

// What passed at the second try counts as passed; the end of the run names it.
const countOnePlaywrightReport = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
});

/** A step with a failing exit code has at least one failure, whatever its reports say. */
const atLeastOneFailure = (count: Count, exitCode: number): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

const countReports =
  <Report>(countOne: (report: Report) => Count) =>
  (reports: Found<Report>[], exitCode: number): Count =>
    atLeastOneFailure(
      total(reports.map((report) => (report === null ? missing : countOne(report)))),
      exitCode,
    );

/** Sums the reports of a step that runs Jest, one per package; a missing one counts as one failure. */
export const countJest = countReports(countOneJestReport);

/** Counts the report of a step that runs Playwright; a missing one counts as one failure. */
export const countPlaywright = countReports(countOnePlaywrightReport);
