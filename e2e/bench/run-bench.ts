import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/find-browser.ts';
import { benchPortal } from './bench-portal.ts';
import { benchmarks } from './benchmarks.ts';
import { writeResults } from './report/results.ts';
import { formatTable } from './report/table.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

function choose(names: string[]): string[] {
  const known = Object.keys(benchmarks);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no benchmark "${unknown}"; there are ${known.join(', ')}.`);
  return names.length > 0 ? names : known;
}

/**
 * Runs all benchmarks, or the named ones, on the built portal and prints their tables. `--write` adds the tables to
 * RESULTS.md, `--thorough` takes medians of five runs. No time passes or fails; a benchmark that throws is reported, and
 * the others are run.
 */
async function runBench() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, thorough: { type: 'boolean', default: false } },
  });
  const chosen = choose(positionals);
  const portal = benchPortal();
  const bench = { portalUrl: portal.url, browser: await findBrowser(), runs: values.thorough ? 5 : 1 };
  try {
    for (const name of chosen) {
      const start = performance.now();
      try {
        const tables = (await benchmarks[name]?.(bench)) ?? [];
        for (const table of tables) print(formatTable(table));
        if (values.write) writeResults(name, tables, bench.browser);
      } catch (error) {
        process.exitCode = 1;
        print(`\n${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
      }
      print(`\n(${name}: ${Math.round((performance.now() - start) / 1000)} s)`);
    }
  } finally {
    await portal.stop();
  }
}

await runBench();
