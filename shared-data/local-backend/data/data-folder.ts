import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { letGo, takeLock } from './data-lock.ts';

export interface Keys {
  /** Signs sessions. */
  jwtSecret: string;
  /** Opens everything; for the operator's scripts, never for a browser. */
  secretKey: string;
}

export const createKeys = (): Keys => ({
  jwtSecret: randomBytes(32).toString('base64url'),
  secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
});

/** The folder that holds the data unless PITLANE_DATA names another. */
export const dataFolder = () =>
  path.resolve(process.env.PITLANE_DATA ?? path.resolve(import.meta.dirname, '../../../.pitlane/data'));

const filesOf = (folder: string) => ({
  lock: path.join(folder, 'backend.lock'),
  keys: path.join(folder, 'keys.json'),
  database: path.join(folder, 'database'),
  complete: path.join(folder, 'database.complete'),
});

function readKeys(file: string): Keys | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { jwtSecret, secretKey } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
    return jwtSecret && secretKey?.startsWith('sb_secret_') ? { jwtSecret, secretKey } : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of this folder. They are the first thing a backend writes, so a folder without them is not one's own. */
function findOrMakeKeys({ keys: file, database }: ReturnType<typeof filesOf>, folder: string): Keys {
  const found = readKeys(file);
  if (found) return found;
  if (existsSync(file) || existsSync(database)) {
    throw new Error(`Pitlane did not make what lies in ${folder}. Set PITLANE_DATA to another folder.`);
  }
  // Put there whole, for half a file of keys would not be known as one's own again.
  const whole = `${file}.${process.pid}`;
  const made = createKeys();
  writeFileSync(whole, JSON.stringify(made), { mode: 0o600 });
  renameSync(whole, file);
  return made;
}

/**
 * Takes a data folder for this process alone, since two processes on one database destroy it.
 * @throws when another running process has it, or somebody else's files lie there under the names of ours.
 */
export async function openDataFolder(folder: string) {
  const whole = path.resolve(folder);
  mkdirSync(whole, { recursive: true });
  const files = filesOf(whole);
  const keys = findOrMakeKeys(files, whole);
  await takeLock(files.lock, whole);
  // Whoever was interrupted while making the database left one that no longer opens, and no data.
  if (!existsSync(files.complete)) rmSync(files.database, { recursive: true, force: true });
  return {
    database: files.database,
    markComplete: () => writeFileSync(files.complete, ''),
    keys,
    release: () => letGo(files.lock),
  };
}

/**
 * Removes what a backend made in a folder, and the folder when nothing else lies there. One that is not there, or is
 * empty, holds no data already.
 * @throws while a backend uses it, and when the folder is not one that a backend made.
 */
export async function removeData(folder: string): Promise<void> {
  const whole = path.resolve(folder);
  if (!existsSync(whole) || readdirSync(whole).length === 0) return;
  const files = filesOf(whole);
  if (!readKeys(files.keys)) {
    throw new Error(`${whole} holds no data of Pitlane, so nothing was removed. See PITLANE_DATA.`);
  }
  await takeLock(files.lock, whole);
  try {
    rmSync(files.complete, { force: true });
    rmSync(files.database, { recursive: true, force: true });
    rmSync(files.keys);
  } finally {
    letGo(files.lock);
  }
  if (readdirSync(whole).length === 0) rmdirSync(whole);
}
