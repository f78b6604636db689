/** What a step found: tests, or the one check that it is. */
export interface Count {
  passed: number;
  failed: number;
}

/** The figures that Jest writes with `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: number;
}

/** The figures that Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of any test, such as a server that did not start. */
  errors: unknown[];
}

/** A report as it was found, or null where the step ended without writing it. */
export type Found<Report> = Report | null;

const nothing: Count = { passed: 0, failed: 0 };

const missing: Count = { passed: 0, failed: 1 };

export const total = (counts: Count[]): Count =>
  counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    nothing,
  );

/** A check without tests of its own holds or does not. */
export const countCheck = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

// A test that was left out proves nothing, so it counts as failed: nobody can switch one off unseen.
const countOneJestReport = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
});

// A journey that needed its second try has passed; Playwright names it at the end of its own output.
const countOnePlaywrightReport = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
});

/** A step that says it failed is never counted as clean, whatever its reports say. */
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
