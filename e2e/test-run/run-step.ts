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
import { failedJestTests, filesToTryAgain, journeysThatAre, withSecondTry } from './second-tries.ts';
import { root, type Step } from './steps.ts';

/** The result of a step. */
export interface Result extends Count {
  name: string;
  seconds: number;
  /** Its share of the ten minutes of `npm test`, in seconds. */
  share?: number;
  /** The tests that passed only at their second try. */
  secondTries: string[];
  failures: string[];
}

type Outcome = Omit<Result, 'name' | 'seconds' | 'share'>;

const programs = path.join(root, 'node_modules/.bin');

const environment = {
  ...process.env,
  PATH: `${programs}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Where a step's program writes: to this terminal as it runs, or as a whole when it has ended, beside other steps. */
export type Output = 'now' | 'at the end';

/** Runs a program. Resolves to its exit code, or 1 if it could not start or was killed. */
const execute = (step: Step, output: Output) =>
  new Promise<number>((resolve) => {
    const { command, parameters, folder } = step;
    const child = spawn(command, parameters, {
      cwd: path.join(root, folder),
      env: { ...environment, ...step.environment },
      stdio: output === 'now' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(chunk));
    child.once('close', () => process.stdout.write(Buffer.concat(written)));
    child.once('error', (error) => {
      process.stderr.write(`${command} could not start: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

function readReport<Report>(file: string): Found<Report> {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** Jest's exit code when tests failed; with any other, a second try of them would hide the reason. */
const testsFailed = 1;

/** Counts a step that runs Jest, after a second try of the files that failed. */
async function countWithSecondTry(
  { reports, again }: Step,
  exitCode: number,
  output: Output,
): Promise<Outcome> {
  const found = reports.map(readReport<JestReport>);
  const first = countJest(found, exitCode);
  let outcome: Outcome = { ...first, secondTries: [], failures: failedJestTests(found) };
  if (!again || exitCode !== testsFailed) return outcome;
  for (const file of filesToTryAgain(found)) {
    const step = again(file.name);
    clearReports(step);
    process.stdout.write(`\n■ second try: ${step.name}\n`);
    await execute(step, output);
    const { secondTries, ...counts } = withSecondTry(outcome, file, readReport(step.reports[0] ?? ''));
    outcome = {
      ...counts,
      secondTries: [...outcome.secondTries, ...secondTries],
      failures: outcome.failures.filter((failure) => !secondTries.includes(failure)),
    };
  }
  return outcome;
}

function countJourneys({ reports }: Step, exitCode: number): Outcome {
  const found = reports.map(readReport<PlaywrightReport>);
  const suites = found.flatMap((report) => report?.suites ?? []);
  return {
    ...countPlaywright(found, exitCode),
    secondTries: journeysThatAre('flaky', suites),
    failures: journeysThatAre('unexpected', suites),
  };
}

function outcomeOf(step: Step, exitCode: number, output: Output): Outcome | Promise<Outcome> {
  if (step.counts === 'jest') return countWithSecondTry(step, exitCode, output);
  if (step.counts === 'playwright') return countJourneys(step, exitCode);
  return { ...countCheck(exitCode), secondTries: [], failures: [] };
}

/** A report of an earlier run must not be counted, and Jest does not create the folder. */
function clearReports({ reports }: Step) {
  for (const report of reports) {
    const file = path.join(root, report);
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
  }
}

/** Runs one step and counts its tests. */
export async function runStep(step: Step, output: Output): Promise<Result> {
  clearReports(step);
  const start = performance.now();
  const outcome = await outcomeOf(step, await execute(step, output), output);
  return { name: step.name, share: step.share, seconds: (performance.now() - start) / 1000, ...outcome };
}
