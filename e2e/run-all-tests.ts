import {
  failureList,
  overShareList,
  resultTable,
  secondTryList,
  summaryLine,
} from './test-run/print-results.ts';
import { keepResults, startResults } from './test-run/result-file.ts';
import { type Output, type Result, runStep } from './test-run/run-step.ts';
import { type RunName, runs } from './test-run/runs.ts';
import type { Step } from './test-run/steps.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const notRun = ({ name }: Step): Result => ({
  name,
  seconds: 0,
  passed: 0,
  failed: 1,
  secondTries: [],
  failures: [],
});

const hasFailed = (results: Result[], name?: string) =>
  results.some((result) => result.name === name && result.failed > 0);

/** Runs the steps one after another; later ones run even if an earlier one failed. */
async function runLane(lane: Step[], output: Output, results: Result[]) {
  for (const step of lane) {
    if (hasFailed(results, step.needs)) {
      print(`\n■ ${step.name}: not run, because "${step.needs}" failed`);
      results.push(notRun(step));
      continue;
    }
    print(`\n■ ${step.name}`);
    const result = await runStep(step, output);
    print(
      `  ${step.name}: ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(1)} s`,
    );
    results.push(result);
  }
}

/** `default` is `npm test`, `all` everything; `rest` is what `all` adds, and continues the results of a `default` run. */
const isRun = (name: string): name is RunName => Object.hasOwn(runs, name);

const name = process.argv[2] ?? 'default';
if (!isRun(name)) throw new Error(`There is no run "${name}", only ${Object.keys(runs).join(', ')}`);
const results = startResults(name);
for (const stage of runs[name]) {
  await Promise.all(stage.map((lane, index) => runLane(lane, index === 0 ? 'now' : 'at the end', results)));
}
if (name !== 'check') keepResults(results);
print(`\n${resultTable(results)}\n\n${(performance.now() / 1000).toFixed(0)} s in all\n`);
print(secondTryList(results) + failureList(results) + overShareList(results) + summaryLine(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
