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

/** The tests that passed only at their second try, or nothing. */
export function secondTryList(results: Result[]): string {
  const names = results.flatMap(({ name, secondTries }) => secondTries.map((test) => `  ${name}: ${test}\n`));
  return names.length > 0 ? `Passed only at the second try:\n${names.join('')}\n` : '';
}

/** The last line of `npm test`; continuous integration reads it. */
export function summaryLine(results: Result[]): string {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}
