import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface KillableBackend {
  /** Signs a user of the demo data in; returns a client of its own. */
  signIn: (person: 'customer' | 'mechanic' | 'manager') => Promise<SupabaseClient>;
  /** Kills the process: it cannot clean up. What it passed to the operating system is written. */
  kill: () => Promise<void>;
}

interface Served {
  url: string;
  publishableKey: string;
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const startProcess = (folder: string) =>
  fork(path.resolve(import.meta.dirname, '../server/serve.ts'), {
    env: { ...process.env, PITLANE_DATA: folder, PITLANE_BACKEND_PORT: '0', NODE_OPTIONS: '' },
    execArgv: [],
    silent: true,
  });

/** Starts the backend on a folder and kills it during startup, after some milliseconds. */
export async function killDuringStartup(folder: string, after: number) {
  const child = startProcess(folder);
  await new Promise((resolve) => setTimeout(resolve, after));
  await kill(child);
}

/** Signs users of the demo data in at this backend. */
export const signInAt =
  ({ url, publishableKey }: Served): KillableBackend['signIn'] =>
  async (person) => {
    const client = createClient(url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({
      email: `${person}@pitlane.test`,
      password: `${person}1`,
    });
    if (error) throw error;
    return client;
  };

/** Runs the backend as `npm start` does, in a process of its own. */
export async function startKillableBackend(folder: string): Promise<KillableBackend> {
  const child = startProcess(folder);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend ended with ${code}: ${errors}`);
  });
  ended.catch(() => {});
  const [served] = (await Promise.race([once(child, 'message'), ended])) as [Served];
  return { signIn: signInAt(served), kill: () => kill(child) };
}
