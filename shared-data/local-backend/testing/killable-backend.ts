import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface KillableBackend {
  /** A client of its own for somebody of the demo data. */
  signIn: (person: 'customer' | 'mechanic' | 'manager') => Promise<SupabaseClient>;
  /** Ends the process at once: it can neither finish nor tidy up. What it gave to the system is written. */
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

/** Starts the backend on a folder and kills it on its way up, after some milliseconds. */
export async function killOnTheWayUp(folder: string, after: number) {
  const child = startProcess(folder);
  await new Promise((resolve) => setTimeout(resolve, after));
  await kill(child);
}

/** Signs people of the demo data in at a backend that is served here. */
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
export async function startKillable(folder: string): Promise<KillableBackend> {
  const child = startProcess(folder);
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend ended with ${code}: ${complaint}`);
  });
  ended.catch(() => {});
  const [served] = (await Promise.race([once(child, 'message'), ended])) as [Served];
  return { signIn: signInAt(served), kill: () => kill(child) };
}
