import { Worker } from 'node:worker_threads';

/**
 * Kills this process when something blocks it for some seconds: PGlite runs a query in this process and cannot interrupt
 * it. Data that was acknowledged is on the disk, and the launcher starts the backend again. It watches from a thread,
 * because a blocked process runs no timer and receives no signal.
 */
export function killWhenBlocked(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { beats, seconds },
    execArgv: [],
  });
  thread.unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, 500).unref();
}
