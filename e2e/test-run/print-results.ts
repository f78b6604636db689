import { total } from './count-results.ts';
import type { Result } from './run-step.ts';

const heading = ['step', 'seconds', 'passed', 'failed'];

const cells = ({ name, seconds, passed, failed }: Result) => [
  name,
  seconds.toFixed(1),
  String(passed),
  String(failed),
];

/** The table of all steps: names left-aligned, figures right-aligned. */
export function resultTable(results: Result[]): string {
  const rows = [heading, ...results.map(cells)];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
}

const list = (heading: string, results: Result[], entriesOf: (result: Result) => string[]) => {
  const names = results.flatMap((result) => entriesOf(result).map((entry) => `  ${result.name}: ${entry}\n`));
  return names.length > 0 ? `${heading}:\n${names.join('')}\n` : '';
};

/** The tests that passed only at their second try, or nothing. */
export const secondTryList = (results: Result[]) =>
  list('Passed only at the second try', results, ({ secondTries }) => secondTries);

/** The tests that failed, or nothing. */
export const failureList = (results: Result[]) => list('Failed', results, ({ failures }) => failures);

/** The steps that took longer than their share of the ten minutes, or nothing. */
export const overShareList = (results: Result[]) =>
  list('Longer than its share of the ten minutes', results, ({ seconds, share = seconds }) =>
    seconds > share ? [`${seconds.toFixed(0)} of ${share} s`] : [],
  );

/** The last line of a run; continuous integration reads it. */
export function summaryLine(results: Result[]): string {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}
