import { chmodSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseLock, takeLock } from './data-lock.ts';
import { createKeys, type Keys, readKeys } from './keys.ts';
import { readSchemaRecord, type SchemaRecord, writeSchemaRecord } from './schema/schema-record.ts';
import { writeAtomically } from './write-atomically.ts';

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
  update: path.join(folder, 'update.json'),
});

/** Whether Pitlane created the data in these files, though its keys are lost. */
const isComplete = ({ complete, schema, database }: ReturnType<typeof filesOf>) =>
  existsSync(complete) &&
  (readSchemaRecord(schema) !== undefined || existsSync(path.join(database, 'PG_VERSION')));

/**
 * The keys of this folder. A backend writes them first, so a folder with data but without keys is not Pitlane's, unless
 * it has the mark that its data is complete.
 */
function findOrCreateKeys(files: ReturnType<typeof filesOf>, folder: string): Keys {
  const found = readKeys(files.keys);
  if (found) return found;
  const isOurs = isComplete(files);
  if (isOurs && existsSync(files.keys)) {
    throw new Error(`${files.keys} is damaged. The data beside it is unchanged.
To go on with this data: copy keys.json from a backup, or remove it and start again; everybody then signs in again.`);
  }
  if (!isOurs && (existsSync(files.keys) || existsSync(files.database))) {
    throw new Error(`${folder} holds files that Pitlane did not create. Set PITLANE_DATA to another folder.`);
  }
  const created = createKeys();
  writeAtomically(files.keys, JSON.stringify(created));
  return created;
}

function removeFiles({ complete, database, photos, schema, update, keys }: ReturnType<typeof filesOf>) {
  // The keys last: without them, what is left would be nobody's.
  for (const file of [complete, update, database, photos, schema, keys])
    rmSync(file, { recursive: true, force: true });
}

/** A data folder that this process has locked. */
export interface DataFolder {
  /** Its absolute path. */
  folder: string;
  /** The folder of the database in it. */
  database: string;
  /** The folder of the photos in it. */
  photos: string;
  /** The file that is there while an update of the data is under way. */
  update: string;
  keys: Keys;
  /** Whether it has no data yet. */
  isNew: boolean;
  /** The migrations that made its schema; undefined if unknown. */
  readSchema: () => SchemaRecord | undefined;
  writeSchema: (record: SchemaRecord) => void;
  markComplete: () => void;
  isLock: (file: string) => boolean;
  /** Removes what a backend created in it. */
  remove: () => void;
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
  const isNew = !existsSync(files.complete);
  if (isNew) {
    // An interrupted creation leaves a database that does not open, and no data.
    rmSync(files.database, { recursive: true, force: true });
    writeSchemaRecord(files.schema, []);
  }
  return {
    folder: absolute,
    database: files.database,
    photos: files.photos,
    update: files.update,
    keys,
    isNew,
    readSchema: () => readSchemaRecord(files.schema),
    writeSchema: (record) => writeSchemaRecord(files.schema, record),
    markComplete: () => writeFileSync(files.complete, ''),
    isLock: (file) => file.startsWith(lockName),
    remove: () => removeFiles(files),
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
  if (!readKeys(files.keys) && !isComplete(files)) {
    throw new Error(`${absolute} holds no data of Pitlane, so nothing was removed. See PITLANE_DATA.`);
  }
  await takeLock(files.lock, absolute);
  try {
    removeFiles(files);
  } finally {
    releaseLock(files.lock);
  }
  if (readdirSync(absolute).length === 0) rmdirSync(absolute);
  return true;
}
