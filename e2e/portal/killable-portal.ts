import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** `npm start` as a person runs it, and ways to end it that no person would choose. */
export interface KillablePortal {
  url: string;
  /** What it printed so far. */
  said: () => string;
  /** Waits until it has printed these words so often. @throws when it ends before. */
  hasSaid: (words: string, times?: number) => Promise<void>;
  /** Kills npm, the launcher and the backend at once, as a machine that is short of memory may. */
  killAll: () => Promise<void>;
  /** Kills the backend alone, whose number its lock names. */
  killBackend: () => void;
  /** Waits until all of it is gone; answers npm's exit code. */
  ended: Promise<number | null>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Sends a signal to the process and all that it started; they are a group of their own. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) throw new Error('npm could not be started');
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Begins `npm start` on a data folder and five ports of its own, and does not wait for it. */
export function launchPortal(data: string, port: number): KillablePortal {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PITLANE_PORT: String(port), PITLANE_DATA: data },
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += text));
  // Not before the last of the group has closed what it writes to.
  const ended = once(npm, 'close').then(([code]) => code as number | null);
  let isGone = false;
  ended.then(() => {
    isGone = true;
  });
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    hasSaid: async (words, times = 1) => {
      while (said.split(words).length <= times) {
        if (isGone) throw new Error(`npm start ended without "${words}":\n${said}`);
        await pause(20);
      }
    },
    killAll: async () => {
      signalGroup(npm, 'SIGKILL');
      await ended;
    },
    killBackend: () => {
      const [number] = readFileSync(path.join(data, 'backend.lock'), 'utf8').split(' ');
      process.kill(Number(number), 'SIGKILL');
    },
    ended,
  };
}
