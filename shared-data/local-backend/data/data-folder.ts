import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { releaseLock, takeLock } from './data-lock.ts';
import { readSchemaRecord, type SchemaRecord, writeSchemaRecord } from './schema/schema-record.ts';
import { writeAtomically } from './write-atomically.ts';

export interface Keys {
  /** Signs sessions. */
  jwtSecret: string;
  /** Grants access to everything; for the operator's scripts, never for a browser. */
  secretKey: string;
  /** Signs the addresses of photos, which are in pages and logs: with it alone no session can be signed. */
  photoKey: string;
}

const randomKey = () => randomBytes(32).toString('base64url');

export const createKeys = (): Keys => ({
  jwtSecret: randomKey(),
  photoKey: randomKey(),
  secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
});

/** The folder that holds the data unless PITLANE_DATA names another. */
export const dataFolder = () =>
  path.resolve(process.env.PITLANE_DATA ?? path.resolve(import.meta.dirname, '../../../.pitlane/data'));

const lockName = 'backend.lock';

const filesOf = (folder: string) => ({
  lock: path.join(folder, lockName),
  keys: path.join(folder, 'keys.json'),
  database: path.join(folder, 'database'),
  photos: path.join(folder, 'photos'),
  complete: path.join(folder, 'database.complete'),
  schema: path.join(folder, 'schema.json'),
});

function readKeys(file: string): Keys | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { jwtSecret, secretKey, photoKey } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
    if (!jwtSecret || !secretKey?.startsWith('sb_secret_')) return undefined;
    if (photoKey) return { jwtSecret, secretKey, photoKey };
    // A folder that an earlier version made.
    const completed = { jwtSecret, secretKey, photoKey: randomKey() };
    writeAtomically(file, JSON.stringify(completed));
    return completed;
  } catch {
    return undefined;
  }
}

/** The keys of this folder. A backend writes them first, so a folder with data but without keys is not Pitlane's. */
function findOrCreateKeys({ keys: file, database }: ReturnType<typeof filesOf>, folder: string): Keys {
  const found = readKeys(file);
  if (found) return found;
  if (existsSync(file) || existsSync(database)) {
    throw new Error(`${folder} holds files that Pitlane did not create. Set PITLANE_DATA to another folder.`);
  }
  const created = createKeys();
  writeAtomically(file, JSON.stringify(created));
  return created;
}

/** A data folder that this process has locked. */
export interface DataFolder {
  /** Its absolute path. */
  folder: string;
  /** The folder of the database in it. */
  database: string;
  /** The folder of the photos in it. */
  photos: string;
  keys: Keys;
  /** The migrations that made its schema; undefined if unknown. */
  readSchema: () => SchemaRecord | undefined;
  writeSchema: (record: SchemaRecord) => void;
  markComplete: () => void;
  isLock: (file: string) => boolean;
  release: () => void;
}

/**
 * Locks a data folder for this process, since two processes on one database destroy it.
 * @throws when another running process has locked it, or files of another program have the same names.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const absolute = path.resolve(folder);
  mkdirSync(absolute, { recursive: true });
  const files = filesOf(absolute);
  const keys = findOrCreateKeys(files, absolute);
  // Also a folder that an earlier version made.
  chmodSync(absolute, 0o700);
  await takeLock(files.lock, absolute);
  if (!existsSync(files.complete)) {
    // An interrupted creation leaves a database that does not open, and no data.
    rmSync(files.database, { recursive: true, force: true });
    writeSchemaRecord(files.schema, []);
  }
  return {
    folder: absolute,
    database: files.database,
    photos: files.photos,
    keys,
    readSchema: () => readSchemaRecord(files.schema),
    writeSchema: (record) => writeSchemaRecord(files.schema, record),
    markComplete: () => writeFileSync(files.complete, ''),
    isLock: (file) => file.startsWith(lockName),
    release: () => releaseLock(files.lock),
  };
}

/**
 * Removes what a backend created in a folder, and the folder itself if nothing else is in it.
 * @returns false if there was no data: the folder does not exist or is empty.
 * @throws while a backend uses it, and when Pitlane did not create its contents.
 */
export async function removeData(folder: string): Promise<boolean> {
  const absolute = path.resolve(folder);
  if (!existsSync(absolute) || readdirSync(absolute).length === 0) return false;
  const files = filesOf(absolute);
  if (!readKeys(files.keys)) {
    throw new Error(`${absolute} holds no data of Pitlane, so nothing was removed. See PITLANE_DATA.`);
  }
  await takeLock(files.lock, absolute);
  try {
    rmSync(files.complete, { force: true });
    rmSync(files.database, { recursive: true, force: true });
    rmSync(files.photos, { recursive: true, force: true });
    rmSync(files.schema, { force: true });
    rmSync(files.keys);
  } finally {
    releaseLock(files.lock);
  }
  if (readdirSync(absolute).length === 0) rmdirSync(absolute);
  return true;
}
