import { workerData } from 'node:worker_threads';

const { beats, limit } = workerData as Record<'beats' | 'limit', Int32Array<SharedArrayBuffer>>;

/** Processor time of the whole process, in seconds. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

let seen = 0;
let since = processorTime();
do {
  Atomics.wait(beats, 0, seen, 1000);
  const now = Atomics.load(beats, 0);
  if (now !== seen) since = processorTime();
  seen = now;
} while (processorTime() - since < Atomics.load(limit, 0));
process.kill(process.pid, 'SIGKILL');
