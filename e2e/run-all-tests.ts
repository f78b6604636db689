import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureList, resultTable, secondTryList, summaryLine } from './test-run/print-results.ts';
import { type Result, runStep } from './test-run/run-step.ts';
import { allSteps, type Step, testRunReport } from './test-run/steps.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const notRun = ({ name }: Step): Result => ({
  name,
  seconds: 0,
  passed: 0,
  failed: 1,
  secondTries: [],
  failures: [],
});

/** Runs every check and test of the project; later steps run even if an earlier one failed. */
async function runAllTests(): Promise<Result[]> {
  const results: Result[] = [];
  const hasFailed = (name?: string) => results.some((result) => result.name === name && result.failed > 0);
  for (const step of allSteps()) {
    if (hasFailed(step.needs)) {
      print(`\n■ ${step.name}: not run, because "${step.needs}" failed`);
      results.push(notRun(step));
      continue;
    }
    print(`\n■ ${step.name}`);
    const result = await runStep(step);
    print(`  ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(1)} s`);
    results.push(result);
  }
  return results;
}

const results = await runAllTests();
mkdirSync(path.dirname(testRunReport), { recursive: true });
writeFileSync(testRunReport, JSON.stringify(results));
print(`\n${resultTable(results)}\n`);
print(secondTryList(results) + failureList(results) + summaryLine(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
