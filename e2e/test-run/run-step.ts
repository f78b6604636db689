import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  type Count,
  countCheck,
  countJest,
  countPlaywright,
  type Found,
  type JestReport,
  type PlaywrightReport,
} from './count-results.ts';
import { secondTries } from './second-tries.ts';
import { root, type Step } from './steps.ts';

/** The result of a step. */
export interface Result extends Count {
  name: string;
  seconds: number;
  /** The tests that passed only at their second try. */
  secondTries: string[];
}

const programs = path.join(root, 'node_modules/.bin');

const environment = {
  ...process.env,
  PATH: `${programs}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a program in this terminal. Resolves to its exit code, or 1 if it could not start or was killed. */
const execute = ({ command, parameters, folder }: Step) =>
  new Promise<number>((resolve) => {
    const child = spawn(command, parameters, {
      cwd: path.join(root, folder),
      env: environment,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      process.stderr.write(`${command} could not start: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

function readReport<Report>(file: string): Found<Report> {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Report;
  } catch {
    return null;
  }
}

function count({ counts, reports }: Step, exitCode: number): Count & Pick<Result, 'secondTries'> {
  if (counts === 'check') return { ...countCheck(exitCode), secondTries: [] };
  if (counts === 'jest')
    return { ...countJest(reports.map(readReport<JestReport>), exitCode), secondTries: [] };
  const found = reports.map(readReport<PlaywrightReport>);
  return {
    ...countPlaywright(found, exitCode),
    secondTries: found.flatMap((report) => secondTries(report?.suites ?? [])),
  };
}

/** Runs one step and counts its tests. */
export async function runStep(step: Step): Promise<Result> {
  for (const report of step.reports) {
    const file = path.join(root, report);
    // A report of an earlier run must not be counted, and Jest does not create the folder.
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const start = performance.now();
  const exitCode = await execute(step);
  return { name: step.name, seconds: (performance.now() - start) / 1000, ...count(step, exitCode) };
}
