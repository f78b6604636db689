import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Lets a task block the process for longer, in seconds of the processor. */
  allow: <Result>(seconds: number, task: () => Promise<Result>) => Promise<Result>;
}

/**
 * Kills this process when something blocks it for some seconds: PGlite runs a query in this process and cannot interrupt
 * it. Data that was acknowledged is on the disk, and the launcher starts the backend again. It watches from a thread,
 * because a blocked process runs no timer and receives no signal. The seconds are those of the processor: on a busy
 * machine, or after it slept, a healthy process runs no timer for longer.
 */
export function killWhenBlocked(seconds: number): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const limit = new Int32Array(new SharedArrayBuffer(4));
  Atomics.store(limit, 0, seconds);
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { beats, limit },
    execArgv: [],
  });
  thread.unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, 500).unref();
  let longTasks = 0;
  return {
    allow: async (longer, task) => {
      longTasks += 1;
      Atomics.store(limit, 0, longer);
      try {
        return await task();
      } finally {
        longTasks -= 1;
        if (longTasks === 0) Atomics.store(limit, 0, seconds);
      }
    },
  };
}
