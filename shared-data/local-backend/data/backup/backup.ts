import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '../../engine/pglite-engine.ts';
import { openDataFolder, removeData } from '../data-folder.ts';
import { readMigrations } from '../migrations.ts';
import { canMigrate, type SchemaRecord } from '../schema/schema-record.ts';
import { backUpPhotos, checkPhotos, restorePhotos } from './photo-copies.ts';

/** The description stored with a backup. */
interface Label {
  format: 1;
  madeAt: string;
  /** The database files fit this PostgreSQL version only. */
  postgres: number;
  /** The newest migration in it; newer ones are applied when the backend starts. */
  migration: string;
  /** The migrations that made its schema; undefined if unknown. */
  schema?: SchemaRecord;
  sha256: string;
}

const filesOf = (backup: string) => ({
  database: path.join(backup, 'database.tar.gz'),
  keys: path.join(backup, 'keys.json'),
  label: path.join(backup, 'backup.json'),
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

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
    const engine = await openPglite(data.database);
    const [described] = await engine.query(describe);
    const bytes = new Uint8Array(await (await engine.dump('gzip')).arrayBuffer());
    await engine.close();
    const label: Label = {
      format: 1,
      madeAt: new Date().toISOString(),
      postgres: Number(described?.postgres),
      migration: String(described?.migration),
      schema: data.readSchema(),
      sha256: hashOf(bytes),
    };
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const files = filesOf(unfinished);
    writeFileSync(files.database, bytes, { mode: 0o600 });
    writeFileSync(files.keys, JSON.stringify(data.keys), { mode: 0o600 });
    writeFileSync(files.label, JSON.stringify(label, null, 2), { mode: 0o600 });
    await backUpPhotos(data.photos, unfinished);
    renameSync(unfinished, target);
    return label;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    data.release();
  }
}

function readBackup(backup: string) {
  const files = filesOf(backup);
  if (!Object.values(files).every((file) => existsSync(file))) throw new Error(`${backup} is not a backup.`);
  const label = JSON.parse(readFileSync(files.label, 'utf8')) as Label;
  if (label.format !== 1) throw new Error(`${backup} was made by a newer version of Pitlane.`);
  const bytes = new Uint8Array(readFileSync(files.database));
  if (hashOf(bytes) !== label.sha256) throw new Error(`${backup} is damaged.`);
  return { label, bytes, keys: readFileSync(files.keys, 'utf8') };
}

/**
 * Restores a backup into an empty folder.
 * @param migrations those of `supabase/migrations` by default.
 * @throws when the folder holds data, or when the backup is damaged, was made with another schema or does not open;
 *   the folder is then left as it was.
 */
export async function restore(backup: string, folder: string, migrations = readMigrations()): Promise<Label> {
  const { label, bytes, keys } = readBackup(backup);
  await checkPhotos(backup);
  if (!canMigrate(label.schema, migrations)) {
    throw new Error(`${backup} was made with another database schema, so this version of Pitlane cannot restore it. Nothing was changed.
To use this backup: go back to the version of Pitlane that made it.`);
  }
  if (existsSync(path.join(folder, 'keys.json')) || existsSync(path.join(folder, 'database'))) {
    throw new Error(
      `${folder} holds data already. To replace it, back it up and remove it first: npm run backup, then npm run reset`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'keys.json'), keys, { mode: 0o600 });
  const data = await openDataFolder(folder);
  try {
    const engine = await openPglite(data.database, new Blob([bytes]));
    const [described] = await engine.query(describe);
    await engine.close();
    if (described?.migration !== label.migration)
      throw new Error(`The database in ${backup} does not match its backup.json.`);
    await restorePhotos(backup, data.photos);
    data.writeSchema(label.schema);
    data.markComplete();
    data.release();
  } catch (cause) {
    data.release();
    await removeData(folder);
    throw new Error(`${backup} could not be restored; ${folder} is empty again.`, { cause });
  }
  return label;
}
