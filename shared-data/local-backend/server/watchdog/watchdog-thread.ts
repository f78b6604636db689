import { workerData } from 'node:worker_threads';

const { beats, limit } = workerData as Record<'beats' | 'limit', Int32Array<SharedArrayBuffer>>;

let seen = 0;
for (let missed = 0; missed < Atomics.load(limit, 0); ) {
  Atomics.wait(beats, 0, seen, 1000);
  const now = Atomics.load(beats, 0);
  // Counted one by one: a process that was suspended missed one, not many.
  missed = now === seen ? missed + 1 : 0;
  seen = now;
}
process.kill(process.pid, 'SIGKILL');
