import { App, type IAppConfig, setExperimental } from '@supabase/lite';
import { type DataFolder, openDataFolder } from '../data/data-folder.ts';
import { addDemoPhotos } from '../data/demo-photos.ts';
import { createKeys, type Keys } from '../data/keys.ts';
import {
  applyMigrations,
  applySeed,
  createRoles,
  grantStorage,
  type Migration,
  readMigrations,
} from '../data/migrations.ts';
import { damagedDatabase, damageFound, isDamage, openDatabase } from '../data/open-database.ts';
import { describeSchema } from '../data/schema/schema-record.ts';
import { beginUpdate, type Update } from '../data/schema/update-data.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { openPostgres } from '../engine/postgres-engine.ts';
import { createSerialQueue } from '../engine/serial-queue.ts';
import { withUnsubscribe } from '../messages/with-unsubscribe.ts';
import { portalAddress, readSettings } from '../settings/backend-settings.ts';
import { attachStorage, initQuietly, withPhotos } from '../storage/open-storage.ts';
import { keepPhotosInMemory, openPhotoFolder, type PhotoFiles } from '../storage/photo-files.ts';
import { removeOrphanedPhotos } from '../storage/remove-orphaned-photos.ts';
import { withFilteredErrorLog } from './error-log.ts';
import { type Mail, printMail } from './mail/mail.ts';
import { readRequest } from './requests/read-request.ts';
import { withSessionDevice } from './session-device.ts';
import { withSignInRateLimit } from './sign-in-rate-limit.ts';

export interface MailOptions {
  /** The portal's address, for links in emails; by default the one in the settings. */
  siteUrl?: string;
  /** Receives the emails; by default they are printed. */
  deliver?: (mail: Mail) => void;
}

export interface BackendOptions extends MailOptions {
  /** A folder for the data, or the URL of a PostgreSQL database. In memory without either. */
  dataDir?: string | { postgresUrl: string };
  /** Whether a new database gets the demo data. */
  seed: boolean;
  /** For a PostgreSQL database, whose sessions otherwise end with the process; a folder holds its own. */
  keys?: Keys;
  /** By default those of `supabase/migrations`. */
  migrations?: Migration[];
  /** Receives what was done to data of an earlier version and how to go back; by default it is printed. */
  say?: (text: string) => void;
}

export interface Backend {
  app: App;
  /** Responds to a request as the hosted backend would; give it to a Supabase client. */
  fetch: typeof fetch;
  /** Runs one statement as the owner of the database, who bypasses row-level security. For tests and scripts. */
  exec: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  publishableKey: string;
  secretKey: string;
  /** Deletes the files of removed photos and unfinished uploads; returns how many. */
  removeOrphanedPhotos: () => Promise<number>;
  close: () => Promise<void>;
}

/** Creates the backend's application over an open database, without changing its schema. */
export function createBackend(
  engine: Engine,
  keys: Keys,
  {
    siteUrl,
    deliver = printMail,
    photos = keepPhotosInMemory(),
    folder,
  }: MailOptions & { photos?: PhotoFiles; folder?: string } = {},
): Backend {
  const { api, auth, storage, publishableKey } = readSettings();
  setExperimental('storage', true);
  const app = new App({
    connection: engine.connection,
    api,
    storage,
    auth: {
      ...auth,
      ...(siteUrl && { site_url: siteUrl }),
      jwt_secret: keys.jwtSecret,
      secret_key: keys.secretKey,
    },
    options: {
      // Without its text, which is Lite's own and has another link.
      drivers: { email: { send: async ({ to, subject, html }: Mail) => deliver({ to, subject, html }) } },
      server: { admin: false, disableStudio: true, disableFallback: true },
    },
  } as IAppConfig as App['config'] & IAppConfig & { connection: Engine['connection'] });
  attachStorage(app, photos);
  // Lite begins a transaction per request on PGlite's only session: parallel requests would run under one another's
  // identity.
  const enqueue = engine.oneSession ? createSerialQueue() : <Result>(task: () => Promise<Result>) => task();
  const answer = withUnsubscribe(
    withPhotos((request) => app.fetch(request), keys, engine),
    keys.secretKey,
    siteUrl ?? portalAddress(),
  );
  const describeDamage = folder === undefined ? undefined : () => damageFound(folder);
  const handle = withSignInRateLimit(withSessionDevice(answer, engine), engine);
  return {
    app,
    publishableKey,
    secretKey: keys.secretKey,
    fetch: async (input, init) => {
      const request = await readRequest(new Request(input, init));
      // Not instanceof: @hono/node-server replaces the global Response, which then is not the class of its own json().
      if ('status' in request) return request;
      return enqueue(() => withFilteredErrorLog(request.url, async () => handle(request), describeDamage));
    },
    removeOrphanedPhotos: () =>
      removeOrphanedPhotos((...query) => enqueue(() => engine.query(...query)), photos),
    exec: (sql, parameters) => enqueue(() => engine.query(sql, parameters)),
    close: () => enqueue(() => engine.close()),
  };
}

interface Preparation {
  /** Whether the database gets the demo data. */
  seed: boolean;
  migrations?: Migration[];
  /** Where the schema of the database is recorded. */
  folder?: DataFolder;
}

/** Brings a database up to date: roles, the auth schema, pending migrations, and the demo data on request. */
export async function prepareDatabase(
  engine: Engine,
  backend: Backend,
  { seed, migrations, folder }: Preparation,
) {
  await engine.runScript(createRoles);
  await initQuietly(backend.app);
  await backend.app.ensureSystemSchema();
  await engine.runScript(grantStorage);
  await applyMigrations(engine, migrations, (applied) => folder?.writeSchema(describeSchema(applied)));
  if (seed) await applySeed(engine);
}

/**
 * Opens the embedded backend, up to date and ready for requests. The same folder keeps its data and its sessions; data of an
 * earlier version is copied aside before it is updated.
 * @throws when another process has locked the folder, its schema is another one, or a migration fails; the data is then as it
 *   was.
 */
export async function openBackend({
  dataDir,
  seed,
  keys,
  migrations = readMigrations(),
  say = (text) => process.stdout.write(`${text}\n`),
  ...mail
}: BackendOptions): Promise<Backend> {
  const folder = typeof dataDir === 'string' ? await openDataFolder(dataDir) : undefined;
  let engine: Engine | undefined;
  let update: Update | undefined;
  try {
    update = folder && (await beginUpdate(folder, migrations));
    if (typeof dataDir === 'object') engine = openPostgres(dataDir.postgresUrl);
    else engine = folder ? await openDatabase(folder) : await openPglite();
    folder?.markComplete();
    const photos = folder ? openPhotoFolder(folder.photos) : keepPhotosInMemory();
    const backend = createBackend(engine, folder?.keys ?? keys ?? createKeys(), {
      ...mail,
      photos,
      ...(folder && { folder: folder.folder }),
    });
    await prepareDatabase(engine, backend, { seed, migrations, folder });
    if (update) say(update.finish());
    update = undefined;
    if (seed) await addDemoPhotos(engine, photos);
    const close = async () => {
      await backend.close();
      folder?.release();
    };
    return { ...backend, close };
  } catch (error) {
    // What is damaged may not close either.
    await engine?.close().catch(() => {});
    const undone = await update?.undo(error);
    folder?.release();
    if (undone) throw undone;
    throw folder && !folder.isNew && isDamage(error) ? damagedDatabase(folder, error) : error;
  }
}
