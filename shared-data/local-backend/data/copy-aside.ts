import { createHash } from 'node:crypto';
import { constants, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Changes whenever a file in the folder is written, added or removed. */
function fingerprint(folder: string, ignored: (file: string) => boolean): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !ignored(file));
  for (const file of files.sort()) {
    const stats = lstatSync(path.join(folder, file));
    if (!stats.isDirectory()) hash.update(`${file}\n${stats.size}\n${stats.mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 8);
}

function findCopy(folder: string, state: string): string | undefined {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}-`;
  const suffix = new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${state}$`);
  const name = readdirSync(parent).find(
    (each) => each.startsWith(prefix) && suffix.test(each.slice(prefix.length)),
  );
  return name && path.join(parent, name);
}

/**
 * Copies a folder to `<folder>-<date>-<state>`, while no process writes to it. The copy gets that name when it is
 * complete. A copy of the same state is not made twice.
 * @param ignored files, by their path in the folder, that are not copied.
 * @returns the path of the copy.
 * @throws when copying fails, for example on a full disk; then nothing of it is left.
 */
export async function copyAside(folder: string, ignored: (file: string) => boolean): Promise<string> {
  const state = fingerprint(folder, ignored);
  const existing = findCopy(folder, state);
  if (existing) return existing;
  const copy = `${folder}-${new Date().toISOString().slice(0, 10)}-${state}`;
  const unfinished = `${folder}.unfinished-copy`;
  const source = realpathSync(folder);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await cp(source, unfinished, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (file) => !ignored(path.relative(source, file)),
    });
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
  return copy;
}
