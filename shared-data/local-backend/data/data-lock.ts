import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const heldHere = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, which distinguishes it from an earlier one with the same number. Known on Linux only. */
function startTimeOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether the process that wrote a lock still runs. In a container each start uses the same process numbers again. */
function isOwnerRunning(lock: string): boolean {
  const [number = '', start = ''] = lock.split(' ');
  const pid = Number(number);
  if (pid === process.pid || !isRunning(pid)) return false;
  return start === '' || start === startTimeOf(pid);
}

/** How long to wait for a process that is just ending, in milliseconds. */
const timeout = 3000;

/** Takes the lock if it is free; otherwise returns the name of the process that holds it. */
function tryLock(lock: string): string | undefined {
  if (heldHere.has(lock)) return 'This process';
  // A link appears with its content, so no other process ever reads a lock without an owner.
  const ours = `${lock}.${process.pid}`;
  try {
    writeFileSync(ours, `${process.pid} ${startTimeOf(process.pid)}`);
    linkSync(ours, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = readFileSync(lock, 'utf8');
    // A killed process leaves its lock behind.
    if (isOwnerRunning(owner)) return `Process ${owner.split(' ')[0]}`;
    renameSync(ours, lock);
  } finally {
    rmSync(ours, { force: true });
  }
  heldHere.add(lock);
  return undefined;
}

/**
 * Takes the lock of a folder for this process.
 * @throws when another process holds it.
 */
export async function takeLock(lock: string, folder: string) {
  const deadline = Date.now() + timeout;
  for (let owner = tryLock(lock); owner; owner = tryLock(lock)) {
    if (Date.now() > deadline) {
      throw new Error(
        `${owner} is using the data in ${folder}. Stop it, or set PITLANE_DATA to another folder.`,
      );
    }
    await pause(100);
  }
}

/** Releases a lock of this process. */
export const releaseLock = (lock: string) => {
  rmSync(lock, { force: true });
  heldHere.delete(lock);
};
