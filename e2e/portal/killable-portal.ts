import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** `npm start` as a person runs it, with ways to kill it. */
export interface KillablePortal {
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Waits until its output contains the text this many times. @throws when it ends before. */
  waitForOutput: (words: string, times?: number) => Promise<void>;
  /** Kills npm, the launcher and the backend, as an operating system out of memory may. */
  killAll: () => Promise<void>;
  /** Kills the backend only; its process id is in its lock file. */
  killBackend: () => void;
  /** Resolves with npm's exit code when all of its processes have ended. */
  ended: Promise<number | null>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Sends a signal to a process and all its child processes, which are one process group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) throw new Error('npm could not be started');
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts `npm start` on a data folder and five ports of its own, without waiting for it. */
export function launchPortal(data: string, port: number): KillablePortal {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PITLANE_PORT: String(port), PITLANE_DATA: data },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  // `close` comes when the last process of the group has closed its output.
  const ended = once(npm, 'close').then(([code]) => code as number | null);
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    waitForOutput: async (text, times = 1) => {
      while (output.split(text).length <= times) {
        if (hasEnded) throw new Error(`npm start ended without "${text}":\n${output}`);
        await pause(20);
      }
    },
    killAll: async () => {
      signalGroup(npm, 'SIGKILL');
      await ended;
    },
    killBackend: () => {
      const [pid] = readFileSync(path.join(data, 'backend.lock'), 'utf8').split(' ');
      process.kill(Number(pid), 'SIGKILL');
    },
    ended,
  };
}
