import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/find-browser.ts';
import { benchPortal } from './bench-portal.ts';
import { benchmarks } from './benchmarks.ts';
import { keepResults } from './results.ts';
import { formatTable } from './table.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function choose(names: string[]): string[] {
  const known = Object.keys(benchmarks);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no benchmark "${unknown}"; there are ${known.join(', ')}.`);
  return names.length > 0 ? names : known;
}

/**
 * Measures the built portal and prints tables: all benchmarks, or those that are named. With `--write` the tables go
 * into RESULTS.md too, with `--thorough` the medians are of three runs. No time here passes or fails; a benchmark that could not measure is told, and the others go on.
 */
async function runBench() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, thorough: { type: 'boolean', default: false } },
  });
  const chosen = choose(positionals);
  const portal = benchPortal();
  const bench = { portalUrl: portal.url, browser: await findBrowser(), runs: values.thorough ? 3 : 1 };
  try {
    for (const name of chosen) {
      const start = performance.now();
      try {
        const tables = (await benchmarks[name]?.(bench)) ?? [];
        for (const table of tables) say(formatTable(table));
        if (values.write) keepResults(name, tables, bench.browser);
      } catch (error) {
        process.exitCode = 1;
        say(`\n${name} could not measure: ${error instanceof Error ? error.stack : String(error)}`);
      }
      say(`\n(${name}: ${Math.round((performance.now() - start) / 1000)} s)`);
    }
  } finally {
    await portal.stop();
  }
}

await runBench();
