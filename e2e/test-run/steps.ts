import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the workspaces. */
export const root = path.resolve(import.meta.dirname, '../..');

/** One step of a run. */
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
  /** Its share of the ten minutes of `npm test`, in seconds. */
  share?: number;
  environment?: Record<string, string>;
}

interface PackageFile {
  workspaces?: string[];
  scripts?: Record<string, string>;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

const workspacesWith = (script: string) =>
  (readPackage('.').workspaces ?? []).filter((folder) => readPackage(folder).scripts?.[script] !== undefined);

export const check = (name: string, command: string, ...parameters: string[]): Step => ({
  name,
  command,
  parameters,
  folder: '.',
  counts: 'check',
  reports: [],
});

export const turbo = (name: string, task: string) =>
  check(name, 'turbo', 'run', task, '--continue', '--output-logs=errors-only');

/** The test files that a step runs: those of `npm test`, or the ones named `*.long.*`, which `test:all` adds. */
export type Part = 'default' | 'rest';

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

/** A workspace may have no long tests. */
const jestParameters = (report: string) => ['--passWithNoTests', '--json', `--outputFile=${report}`];

export const unitTests = (part: Part): Step => ({
  name: part === 'rest' ? 'long unit tests' : 'unit tests',
  command: 'turbo',
  // Four at a time: with fewer the longest, the manager app's, begins last and runs alone.
  // The report's path is the same on every run: Turbo keeps it with the result, and brings both back together.
  parameters: [
    ...['run', 'test', '--continue', '--concurrency=4', '--output-logs=errors-only'],
    ...['--', ...jestParameters(`reports/unit-${part}.json`)],
  ],
  folder: '.',
  counts: 'jest',
  reports: workspacesWith('test').map((folder) => `${folder}/reports/unit-${part}.json`),
  again: (file) => oneFile(file, path.relative(root, file).split(path.sep)[0] ?? '.', 'test'),
  environment: { PITLANE_TESTS: part },
});

/** The unit tests that import what has changed since main, in the workspaces that changed. */
export const changedUnitTests = (): Step => {
  const step = unitTests('default');
  // Turbo does not know main, so it must not answer from its cache.
  return {
    ...step,
    parameters: [...step.parameters, '--changedSince=main'],
    environment: { ...step.environment, TURBO_FORCE: 'true' },
  };
};

export const dataTests = (name: string, script: string, part: Part): Step => {
  const report = `reports/${script.replace(':', '-')}-${part}.json`;
  return {
    name: part === 'rest' ? `${name}, long` : name,
    command: 'npm',
    parameters: ['run', script, '--', ...jestParameters(report)],
    folder: 'shared-data',
    counts: 'jest',
    reports: [`shared-data/${report}`],
    again: (file) => oneFile(file, 'shared-data', script),
    environment: { PITLANE_TESTS: part },
  };
};

export const journeys = (part: Part): Step => ({
  name: part === 'rest' ? 'journeys, long' : 'journeys',
  command: 'playwright',
  parameters: ['test'],
  folder: 'e2e',
  counts: 'playwright',
  reports: [`e2e/reports/journeys.json`],
  needs: 'build',
  environment: { PITLANE_TESTS: part },
});

export const releases: Step = {
  name: 'releases',
  command: 'playwright',
  parameters: ['test', '--config', 'delivery/playwright.config.ts'],
  folder: 'e2e',
  counts: 'playwright',
  reports: ['e2e/reports/delivery.json'],
  needs: 'build',
};
