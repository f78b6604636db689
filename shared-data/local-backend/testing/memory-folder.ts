import { statfsSync } from 'node:fs';

/** Linux's folder whose files are in memory. */
const folder = '/dev/shm';
/** Several times what a whole run of the tests keeps there, in bytes. */
const enough = 4 * 1024 ** 3;

/** A folder in memory for temporary files, where the machine has one and memory to spare. Programs may not run there. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) > enough ? folder : undefined;
  } catch {
    return undefined;
  }
}
