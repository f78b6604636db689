import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner may read; a crash leaves either the old content or the new. */
export function writeAtomically(file: string, content: string) {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, content, { mode: 0o600, flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
