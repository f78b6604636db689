import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from './run-step.ts';
import type { RunName } from './runs.ts';
import { root } from './steps.ts';

const file = path.join(root, 'e2e/reports/test-run.json');

/** The results of the last run, or none. */
export const lastResults = (): Result[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Keeps the results for `npm run bench`, and for the run that continues this one. */
export function keepResults(results: Result[]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}

/**
 * The results with which a run begins: none, or for `rest` those of `npm test` before it.
 * @throws if there are none to continue, so that a run that broke off is not taken for one that passed.
 */
export function startResults(run: RunName): Result[] {
  const before = run === 'rest' ? lastResults() : [];
  rmSync(file, { force: true });
  if (run === 'rest' && before.length === 0) throw new Error('Run "npm test" before the rest of all tests');
  return before;
}
