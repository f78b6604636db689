import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const openHere = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What tells a process from an earlier one of the same number: when it began. Only Linux says so in a file. */
function startOf(pid: number): string {
  try {
    const [, afterName = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether the process that wrote a lock is still there; in a container numbers come back at every start. */
function isOwnerRunning(written: string): boolean {
  const [number = '', start = ''] = written.split(' ');
  const pid = Number(number);
  if (pid === process.pid || !isRunning(pid)) return false;
  return start === '' || start === startOf(pid);
}

/** How long a process that is just ending gets to let go of its data, in milliseconds. */
const patience = 3000;

/** The process that has the lock, undefined if it was free and is now ours. */
function tryLock(lock: string): string | undefined {
  if (openHere.has(lock)) return 'This process';
  // Linked into place, so that nobody ever reads a lock that does not name its owner yet.
  const ours = `${lock}.${process.pid}`;
  writeFileSync(ours, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(ours, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = readFileSync(lock, 'utf8');
    // Whoever was killed cleared nothing up.
    if (isOwnerRunning(owner)) return `Process ${owner.split(' ')[0]}`;
    renameSync(ours, lock);
  } finally {
    rmSync(ours, { force: true });
  }
  openHere.add(lock);
  return undefined;
}

/**
 * Takes the lock of a folder for this process.
 * @throws when another process keeps it.
 */
export async function takeLock(lock: string, folder: string) {
  const deadline = Date.now() + patience;
  for (let owner = tryLock(lock); owner; owner = tryLock(lock)) {
    if (Date.now() > deadline) {
      throw new Error(
        `${owner} is using the data in ${folder}. Stop it, or set PITLANE_DATA to another folder.`,
      );
    }
    await pause(100);
  }
}

/** Lets a lock of this process go. */
export const letGo = (lock: string) => {
  rmSync(lock, { force: true });
  openHere.delete(lock);
};
