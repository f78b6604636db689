import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Backend } from './serve-portal.ts';

const script = path.resolve(import.meta.dirname, '../../../shared-data/scripts/serve-garages.ts');

/** Starts a backend for each of these numbers of requests. */
export async function startSeededBackends(sizes: number[]) {
  const child = fork(script, sizes.map(String));
  const ended = once(child, 'exit');
  const [backends] = await Promise.race([
    once(child, 'message') as Promise<[Backend[]]>,
    ended.then(() => Promise.reject(new Error('The backends could not be started; see the message above.'))),
  ]);
  return {
    backends,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
