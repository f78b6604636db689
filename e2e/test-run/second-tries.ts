/** A file or group of tests in Playwright's JSON report. */
export interface Suite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The tests that passed only at their second try: a defect of the product or of the test, though nothing failed. */
export const secondTries = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ title, specs, suites: inner = [] }) =>
    [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map((spec) => spec.title),
      ...secondTries(inner),
    ].map((name) => `${title} › ${name}`),
  );
