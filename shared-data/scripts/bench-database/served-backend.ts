import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKeys, type Keys } from '../../local-backend/data/keys.ts';
import type { Api } from './api-session.ts';

/** A backend in a separate process. */
export interface ServedApi extends Api {
  pid: number;
  stop: () => Promise<void>;
}

async function untilServed(child: ChildProcess, readKeys: () => Pick<Keys, 'jwtSecret'>, clear = () => {}) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend exited with code ${code}`);
  });
  ended.catch(() => {});
  const [served] = (await Promise.race([once(child, 'message'), ended])) as [Omit<Api, 'keys'>];
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    clear();
  };
  return { ...served, keys: readKeys(), pid: Number(child.pid), stop };
}

const silent = {
  execArgv: [],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'] as ('ignore' | 'inherit' | 'ipc')[],
};

/** Serves the PostgreSQL database at this URL. */
export function serveDatabase(url: string): Promise<ServedApi> {
  const keys = createKeys();
  const env = { ...process.env, PITLANE_BENCH_DATABASE: url, PITLANE_BENCH_KEYS: JSON.stringify(keys) };
  return untilServed(
    fork(path.join(import.meta.dirname, 'serve-database.ts'), { ...silent, env }),
    () => keys,
  );
}

/** Serves the demo data on PGlite, as `npm start` does. */
export function serveEmbedded(): Promise<ServedApi> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-bench-'));
  const env = { ...process.env, PITLANE_DATA: folder, PITLANE_BACKEND_PORT: '0' };
  return untilServed(
    fork(path.resolve(import.meta.dirname, '../../local-backend/server/serve.ts'), { ...silent, env }),
    () => JSON.parse(readFileSync(path.join(folder, 'keys.json'), 'utf8')) as Keys,
    () => rmSync(folder, { recursive: true, force: true }),
  );
}
