import path from 'node:path';
import { startProgram } from '../portal/start-program.ts';

/** The first port of the measured portal. */
export const benchPort = Number(process.env.PITLANE_BENCH_PORT ?? 4700);

const script = path.resolve(import.meta.dirname, '../portal/run-temporary-portal.ts');

/** A portal on its own demo data, in its own process. */
export interface BenchPortal {
  /** Its address; the first call starts it. */
  url: () => Promise<string>;
  /** Stops it, if it was started. */
  stop: () => Promise<void>;
}

const start = (address: string) =>
  startProgram({
    script,
    env: { PITLANE_E2E_PORT: new URL(address).port },
    readyUrl: `${address}/portal.json`,
  });

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
    stop: async () => (await started?.catch(() => undefined))?.stop(),
  };
}
