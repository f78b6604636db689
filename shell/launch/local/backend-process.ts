import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Ports } from './ports.ts';
import { say } from './print.ts';

export interface BackendProcess {
  /** The key that browsers present; public by design. */
  publishableKey: string;
  /** Resolves when there is no backend any more: it was stopped, or it fell and could not be started again. */
  ended: Promise<void>;
  /** Asks the backend to write everything to disk and end, and waits until it has. */
  stop: () => Promise<void>;
}

interface Running {
  child: ChildProcess;
  publishableKey: string;
  gone: Promise<unknown>;
}

const script = fileURLToPath(import.meta.resolve('@pitlane/shared-data/local-backend'));

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** @throws when the process ends before it answers. */
async function run(env: NodeJS.ProcessEnv, born: (child: ChildProcess) => void): Promise<Running> {
  const child = fork(script, [], { env });
  born(child);
  const gone = once(child, 'exit');
  const failed = gone.then(() => {
    throw new Error('The backend could not start; its message stands above.');
  });
  const [{ publishableKey }] = await Promise.race([once(child, 'message'), failed]);
  return { child, publishableKey, gone };
}

/**
 * Starts the embedded backend in a process of its own, so that a heavy query never holds up the pages. One that falls
 * while it runs is started again on its data, as often as it comes up.
 * @throws when it ends before it answers for the first time.
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
    run(env, (born) => {
      child = born;
    });

  const keepUp = async (running: Running) => {
    for (let { gone } = running; ; ) {
      await gone;
      if (isStopping) return;
      say('The backend ended unexpectedly. Starting it again on its data…');
      ({ gone } = await start());
      say('The backend is back.');
    }
  };
  const first = await start();
  const ended = keepUp(first).catch(() => {
    if (!isStopping) say('The backend could not be started again; its message stands above.');
  });
  return {
    publishableKey: first.publishableKey,
    ended,
    stop: () => {
      isStopping = true;
      if (child && !isGone(child)) child.kill('SIGTERM');
      return ended;
    },
  };
}
