import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the workspaces. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The results of the last `npm test`, for `npm run bench`. */
export const testRunReport = path.join(root, 'e2e/reports/test-run.json');

/** One step of `npm test`. */
export interface Step {
  name: string;
  command: string;
  parameters: string[];
  /** The folder it runs in, relative to the root. */
  folder: string;
  /** The program that writes its reports; a check writes none and counts as one test. */
  counts: 'check' | 'jest' | 'playwright';
  /** The reports that it must write, relative to the root. */
  reports: string[];
  /** Runs one of its files alone, given by its whole path; only for Jest. */
  again?: (file: string) => Step;
  /** The step that must have passed: without it this one could only fail, less readably. */
  needs?: string;
}

interface PackageFile {
  workspaces?: string[];
  scripts?: Record<string, string>;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

const workspacesWith = (script: string) =>
  (readPackage('.').workspaces ?? []).filter((folder) => readPackage(folder).scripts?.[script] !== undefined);

const check = (name: string, command: string, ...parameters: string[]): Step => ({
  name,
  command,
  parameters,
  folder: '.',
  counts: 'check',
  reports: [],
});

const turbo = (name: string, task: string) =>
  check(name, 'turbo', 'run', task, '--continue', '--output-logs=errors-only');

const oneFile = (file: string, folder: string, script: string): Step => {
  const report = 'reports/second-try.json';
  return {
    name: path.relative(root, file),
    command: 'npm',
    parameters: ['run', script, '--', '--runTestsByPath', file, '--json', `--outputFile=${report}`],
    folder,
    counts: 'jest',
    reports: [`${folder}/${report}`],
  };
};

const unitTests = (): Step => ({
  name: 'unit tests',
  command: 'turbo',
  // Four at a time: with fewer the longest, the manager app's, begins last and runs alone.
  // The report's path is the same on every run: Turbo keeps it with the result, and brings both back together.
  parameters: [
    ...['run', 'test', '--continue', '--concurrency=4', '--output-logs=errors-only'],
    ...['--', '--json', '--outputFile=reports/unit.json'],
  ],
  folder: '.',
  counts: 'jest',
  reports: workspacesWith('test').map((folder) => `${folder}/reports/unit.json`),
  again: (file) => oneFile(file, path.relative(root, file).split(path.sep)[0] ?? '.', 'test'),
});

const dataTests = (name: string, script: string): Step => ({
  name,
  command: 'npm',
  parameters: ['run', script, '--', '--json', `--outputFile=reports/${script.replace(':', '-')}.json`],
  folder: 'shared-data',
  counts: 'jest',
  reports: [`shared-data/reports/${script.replace(':', '-')}.json`],
  again: (file) => oneFile(file, 'shared-data', script),
});

/** The steps of `npm test`, in order. */
export const allSteps = (): Step[] => [
  check('lint', 'npm', 'run', 'lint'),
  check('types', 'npm', 'run', 'typecheck'),
  unitTests(),
  dataTests('backend on Supabase Lite', 'test:backend'),
  dataTests('backend on PostgreSQL', 'test:postgres'),
  turbo('build', 'build'),
  {
    name: 'journeys',
    command: 'playwright',
    parameters: ['test'],
    folder: 'e2e',
    counts: 'playwright',
    reports: ['e2e/reports/journeys.json'],
    needs: 'build',
  },
  {
    name: 'releases',
    command: 'playwright',
    parameters: ['test', '--config', 'delivery/playwright.config.ts'],
    folder: 'e2e',
    counts: 'playwright',
    reports: ['e2e/reports/delivery.json'],
    needs: 'build',
  },
];
