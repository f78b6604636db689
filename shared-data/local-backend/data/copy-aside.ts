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

/** The copies of a folder, the newest last. @param state that of those which are wanted; all by default. */
export function findCopies(folder: string, state = '[0-9a-f]{8}'): string[] {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}-`;
  const suffix = new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${state}$`);
  return readdirSync(parent)
    .filter((each) => each.startsWith(prefix) && suffix.test(each.slice(prefix.length)))
    .sort()
    .map((name) => path.join(parent, name));
}

/** Copies a folder with the times of its files; where the file system can, without its content. */
export const copyFolder = (source: string, target: string, filter: (file: string) => boolean = () => true) =>
  cp(source, target, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter,
  });

/** Names a copy after the folder that was made of it, whose files have other times, so that no second copy is made. */
export async function renameCopy(copy: string, folder: string, ignored: (file: string) => boolean) {
  const renamed = `${copy.slice(0, -8)}${fingerprint(folder, ignored)}`;
  await rename(copy, renamed);
  return renamed;
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
  const [existing] = findCopies(folder, state);
  if (existing) return existing;
  const copy = `${folder}-${new Date().toISOString().slice(0, 10)}-${state}`;
  const unfinished = `${folder}.unfinished-copy`;
  const source = realpathSync(folder);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await copyFolder(source, unfinished, (file) => !ignored(path.relative(source, file)));
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
  return copy;
}
