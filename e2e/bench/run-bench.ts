import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import type { Benchmark } from './benchmark.ts';
import { databasePlans } from './database-plans.ts';
import { firstBytes } from './first-bytes.ts';
import { largeInventory } from './large-inventory.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { oneLineChange } from './one-line-change.ts';
import { formatTable } from './table.ts';

const benchmarks: Benchmark[] = [firstBytes, lighthouseScores, oneLineChange, databasePlans, largeInventory];

/** First of the ports that the portal under measurement takes. */
const port = Number(process.env.PITLANE_BENCH_PORT ?? 4700);

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs a portal on demo data of its own; answers how to stop it. */
async function startPortal(address: string) {
  const script = path.resolve(import.meta.dirname, '../portal/run-temporary-portal.ts');
  const portal = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PITLANE_E2E_PORT: String(port) },
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => portal.once('exit', () => resolve()));
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await answers(address))) {
    if (hasEnded) throw new Error('The portal could not start; its message stands above.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return async () => {
    portal.kill('SIGTERM');
    await ended;
  };
}

/** Measures the built portal and prints tables. Nothing here passes or fails. */
async function runBench() {
  const portalAddress = `http://localhost:${port}`;
  const browser = await findBrowser();
  const stopPortal = await startPortal(`${portalAddress}/portal.json`);
  try {
    for (const benchmark of benchmarks) {
      const tables = await benchmark({ portalUrl: portalAddress, browser });
      for (const table of tables) process.stdout.write(`${formatTable(table)}\n`);
    }
  } finally {
    await stopPortal();
  }
}

await runBench();
