import path from 'node:path';
import {
  type Count,
  countJest,
  type Found,
  type JestReport,
  type Suite,
  type TestFile,
} from './count-results.ts';
import { root } from './steps.ts';

/** The journeys that ended in this way, each with its file and groups. */
export const journeysThatAre = (wanted: 'flaky' | 'unexpected', suites: readonly Suite[]): string[] =>
  suites.flatMap(({ title, specs, suites: inner = [] }) =>
    [
      ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map((spec) => spec.title),
      ...journeysThatAre(wanted, inner),
    ].map((name) => `${title} › ${name}`),
  );

/** More files than these do not fail by chance: trying them again would only take time. */
const mostFiles = 6;

/** The files that get a second try, as journeys do. */
export function filesToTryAgain(reports: readonly Found<JestReport>[]): TestFile[] {
  const failed = failedFiles(reports);
  return failed.length > mostFiles ? [] : failed;
}

const failedFiles = (reports: readonly Found<JestReport>[]) =>
  reports.flatMap((report) => report?.testResults.filter(({ status }) => status === 'failed') ?? []);

const failedTests = ({ name, assertionResults }: TestFile): string[] => {
  const file = path.relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
};

/** The failed tests of Jest's reports, each with its file. */
export const failedJestTests = (reports: readonly Found<JestReport>[]) =>
  failedFiles(reports).flatMap(failedTests);

const countFile = (file: TestFile): Count => ({
  passed: file.assertionResults.filter(({ status }) => status === 'passed').length,
  failed: failedTests(file).length,
});

/** What a step counts when one of its files ran again: the results of that file are those of its second try. */
export function withSecondTry(
  first: Count,
  file: TestFile,
  report: Found<JestReport>,
): Count & { secondTries: string[] } {
  const before = countFile(file);
  const after = countJest([report], 0);
  return {
    passed: first.passed - before.passed + after.passed,
    failed: first.failed - before.failed + after.failed,
    secondTries: after.failed === 0 ? failedTests(file) : [],
  };
}
