import { spawn } from 'node:child_process';
import path from 'node:path';

/** First of the ports that the portal under measurement takes. */
export const benchPort = Number(process.env.PITLANE_BENCH_PORT ?? 4700);

const script = path.resolve(import.meta.dirname, '../portal/run-temporary-portal.ts');

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** A portal on demo data of its own, in a process of its own. */
export interface BenchPortal {
  /** Where it runs; the first call starts it. */
  url: () => Promise<string>;
  /** Ends it, if it was started. */
  stop: () => Promise<void>;
}

async function start(address: string) {
  const portal = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PITLANE_E2E_PORT: new URL(address).port },
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => portal.once('exit', () => resolve()));
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await answers(`${address}/portal.json`))) {
    if (hasEnded) throw new Error('The portal could not start; its message stands above.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return async () => {
    portal.kill('SIGTERM');
    await ended;
  };
}

/** The portal that the benchmarks of a run share. */
export function benchPortal(): BenchPortal {
  const address = `http://localhost:${benchPort}`;
  let started: ReturnType<typeof start> | undefined;
  return {
    url: async () => {
      started ??= start(address);
      await started;
      return address;
    },
    stop: async () => (await started?.catch(() => undefined))?.(),
  };
}
