import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultTable, summaryLine } from './test-run/print-results.ts';
import { type Result, runStep } from './test-run/run-step.ts';
import { everything, type Step, testRunReport } from './test-run/steps.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const notRun = ({ name }: Step): Result => ({ name, seconds: 0, passed: 0, failed: 1 });

/** Runs every check and test of the project; a failing step does not keep the later ones from telling theirs. */
async function runEverything(): Promise<Result[]> {
  const results: Result[] = [];
  const hasFailed = (name?: string) => results.some((result) => result.name === name && result.failed > 0);
  for (const step of everything()) {
    if (hasFailed(step.needs)) {
      say(`\n■ ${step.name}: not run, because "${step.needs}" failed`);
      results.push(notRun(step));
      continue;
    }
    say(`\n■ ${step.name}`);
    const result = await runStep(step);
    say(`  ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(1)} s`);
    results.push(result);
  }
  return results;
}

const results = await runEverything();
mkdirSync(path.dirname(testRunReport), { recursive: true });
writeFileSync(testRunReport, JSON.stringify(results));
say(`\n${resultTable(results)}\n`);
say(summaryLine(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
