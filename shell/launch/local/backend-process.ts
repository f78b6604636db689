import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Ports } from './ports.ts';
import { print } from './print.ts';

export interface BackendProcess {
  /** The key that browsers send; public by design. */
  publishableKey: string;
  /** Resolves when the backend has ended: it was stopped, or it crashed and could not be restarted. */
  ended: Promise<void>;
  /** Stops the backend once it has written everything to disk, and waits for that. */
  stop: () => Promise<void>;
}

interface Running {
  child: ChildProcess;
  publishableKey: string;
  exited: Promise<unknown>;
}

const script = fileURLToPath(new URL('./backend.ts', import.meta.url));

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** @throws when the process ends before it is ready. */
async function run(env: NodeJS.ProcessEnv, onSpawn: (child: ChildProcess) => void): Promise<Running> {
  const child = fork(script, [], { env });
  onSpawn(child);
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('The backend could not start; see its message above.');
  });
  const [{ publishableKey }] = await Promise.race([once(child, 'message'), failed]);
  return { child, publishableKey, exited };
}

/**
 * Starts the embedded backend in a process of its own, so that a heavy query never delays the pages. After a crash it
 * is restarted on its data, as long as it starts.
 * @throws when it ends before it is ready for the first time.
 */
export async function startBackend({
  backend,
  shell,
}: Pick<Ports, 'backend' | 'shell'>): Promise<BackendProcess> {
  const env = {
    ...process.env,
    PITLANE_BACKEND_PORT: String(backend),
    PITLANE_SITE_URL: `http://localhost:${shell}`,
  };
  let child: ChildProcess | undefined;
  let isStopping = false;
  const start = () =>
    run(env, (spawned) => {
      child = spawned;
    });

  const supervise = async (running: Running) => {
    for (let { exited } = running; ; ) {
      await exited;
      if (isStopping) return;
      print('The backend ended unexpectedly. Restarting it…');
      ({ exited } = await start());
      print('The backend was restarted.');
    }
  };
  const first = await start();
  const ended = supervise(first).catch(() => {
    if (!isStopping) print('The backend could not be restarted; see its message above.');
  });
  return {
    publishableKey: first.publishableKey,
    ended,
    stop: () => {
      isStopping = true;
      if (child && !hasExited(child)) child.kill('SIGTERM');
      return ended;
    },
  };
}
