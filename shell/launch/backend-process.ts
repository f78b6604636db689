import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ports } from './ports.ts';

export interface BackendProcess {
  /** The key that browsers present; public by design. */
  publishableKey: string;
  /** Resolves when the backend has ended, for whatever reason. */
  ended: Promise<void>;
  /** Asks the backend to write everything to disk and end, and waits until it has. */
  stop: () => Promise<void>;
}

/**
 * Starts the embedded backend in a process of its own, so that a heavy query never holds up the pages.
 * @throws when it ends before it answers.
 */
export function startBackend({ backend, shell }: Pick<Ports, 'backend' | 'shell'>): Promise<BackendProcess> {
  const script = fileURLToPath(import.meta.resolve('@pitlane/shared-data/local-backend'));
  const child = fork(script, [], {
    env: {
      ...process.env,
      PITLANE_BACKEND_PORT: String(backend),
      PITLANE_SITE_URL: `http://localhost:${shell}`,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('message', (ready: { publishableKey: string }) => resolve({ ...ready, ended, stop }));
    ended.then(() => reject(new Error('The backend could not start; its message stands above.')));
  });
}
