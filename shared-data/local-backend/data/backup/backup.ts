import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '../../engine/pglite-engine.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { readMigrations } from '../migrations.ts';
import { openDatabase } from '../open-database.ts';
import { refusals } from '../schema/require-schema.ts';
import { standingOf } from '../schema/schema-record.ts';
import { writeAtomically } from '../write-atomically.ts';
import { backUpPhotos, checkPhotos, restorePhotos } from './photo-copies.ts';
import { filesOf, hashOf, type Label, readBackup } from './read-backup.ts';

const describe = `
  select current_setting('server_version_num')::int / 10000 as postgres,
    (select max(version) from supabase_migrations.schema_migrations) as migration`;

/**
 * Copies the data in a folder, including the keys that sign its sessions: a copy gives access to every account.
 * @throws while the backend runs, when the folder holds no data, or when the target exists.
 */
export async function backUp(folder: string, target: string): Promise<Label> {
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  if (!existsSync(path.join(folder, 'database.complete'))) {
    throw new Error(`${folder} holds no data of Pitlane. See PITLANE_DATA.`);
  }
  const data = await openDataFolder(folder);
  const unfinished = `${target}.unfinished`;
  try {
    const engine = await openDatabase(data);
    const [described] = await engine.query(describe);
    const bytes = new Uint8Array(await (await engine.dump('gzip')).arrayBuffer());
    await engine.close();
    const keys = JSON.stringify(data.keys);
    const label: Label = {
      format: 1,
      madeAt: new Date().toISOString(),
      postgres: Number(described?.postgres),
      migration: String(described?.migration),
      schema: data.readSchema(),
      sha256: hashOf(bytes),
      keysSha256: hashOf(keys),
    };
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const files = filesOf(unfinished);
    writeFileSync(files.database, bytes, { mode: 0o600 });
    writeFileSync(files.keys, keys, { mode: 0o600 });
    writeFileSync(files.label, JSON.stringify(label, null, 2), { mode: 0o600 });
    await backUpPhotos(data.photos, unfinished);
    renameSync(unfinished, target);
    return label;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    data.release();
  }
}

/** Fills an empty folder with a backup; after a failure it is empty again. */
async function fill(folder: string, { label, bytes, keys }: ReturnType<typeof readBackup>, backup: string) {
  const keysFile = path.join(folder, 'keys.json');
  let data: DataFolder | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    writeAtomically(keysFile, keys.toString());
    data = await openDataFolder(folder);
    const engine = await openPglite(data.database, new Blob([bytes]));
    const [described] = await engine.query(describe);
    await engine.close();
    if (described?.migration !== label.migration)
      throw new Error(`The database in ${backup} does not match its backup.json.`);
    await restorePhotos(backup, data.photos);
    data.writeSchema(label.schema ?? []);
    data.markComplete();
  } catch (error) {
    if (data) data.remove();
    else rmSync(keysFile, { force: true });
    throw error;
  } finally {
    data?.release();
  }
}

/**
 * Restores a backup into an empty folder.
 * @param migrations those of `supabase/migrations` by default.
 * @throws when the folder holds data, or when the backup is damaged, was made with another schema or does not open;
 *   the folder is then left as it was.
 */
export async function restore(backup: string, folder: string, migrations = readMigrations()): Promise<Label> {
  const content = readBackup(backup);
  const { label } = content;
  await checkPhotos(backup);
  const refusal = refusals[standingOf(label.schema, migrations)];
  if (refusal) {
    throw new Error(`${backup} ${refusal}. Nothing was changed.
To use this backup: go back to the version of Pitlane that made it.`);
  }
  if (existsSync(path.join(folder, 'keys.json')) || existsSync(path.join(folder, 'database'))) {
    throw new Error(
      `${folder} holds data already. To replace it, back it up and remove it first: npm run backup, then npm run reset`,
    );
  }
  try {
    await fill(folder, content, backup);
  } catch (cause) {
    throw new Error(`${backup} could not be restored; ${folder} is empty again.`, { cause });
  }
  return label;
}
