import { App, type IAppConfig } from '@supabase/lite';
import { createKeys, type Keys, openDataFolder } from '../data/data-folder.ts';
import { applyMigrations, applySeed, createRoles } from '../data/migrations.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { openPostgres } from '../engine/postgres-engine.ts';
import { oneAtATime } from '../engine/serial-queue.ts';
import { readSettings } from '../settings/backend-settings.ts';
import { withoutPrintedRefusals } from './error-log.ts';
import { type Mail, printMail } from './mail.ts';
import { limitSignIns } from './sign-in-rate-limit.ts';

export interface BackendOptions extends Post {
  /** A folder for the data, or the URL of a PostgreSQL database. In memory without either. */
  dataDir?: string | { postgresUrl: string };
  /** Whether a new database gets the demo data. */
  seed: boolean;
  /** For a PostgreSQL database, whose sessions otherwise end with the process; a folder holds its own. */
  keys?: Keys;
}

export interface Post {
  /** Where people reach the portal, for the links in mails; as the settings say when absent. */
  siteUrl?: string;
  /** Takes the mails; they are printed unless told. */
  deliver?: (mail: Mail) => void;
}

export interface Backend {
  app: App;
  /** Answers a request as the hosted backend would; give it to a Supabase client. */
  fetch: typeof fetch;
  /** Runs one statement as the owner of the database, past every rule. For tests and scripts. */
  exec: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  publishableKey: string;
  secretKey: string;
  close: () => Promise<void>;
}

/** The whole body, read before the request takes its turn: a slow sender must not hold up the others. */
async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Request> {
  const request = new Request(input, init);
  if (request.body === null) return request;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
  });
}

/** Makes the backend's application over an open database. Its schema is left as it is. */
export function createBackend(
  engine: Engine,
  keys: Keys,
  { siteUrl, deliver = printMail }: Post = {},
): Backend {
  const { api, auth, publishableKey } = readSettings();
  const app = new App({
    connection: engine.connection,
    api,
    auth: {
      ...auth,
      ...(siteUrl && { site_url: siteUrl }),
      jwt_secret: keys.jwtSecret,
      secret_key: keys.secretKey,
    },
    options: {
      drivers: { email: { send: async (mail: Mail) => deliver(mail) } },
      server: { admin: false, disableStudio: true, disableFallback: true },
    },
  } as IAppConfig as App['config'] & IAppConfig & { connection: Engine['connection'] });
  // Lite begins a transaction per request on the one session that PGlite has. Were two requests under way, each
  // would run as whoever came last.
  const takeTurn = engine.oneSession ? oneAtATime() : <Answer>(task: () => Promise<Answer>) => task();
  const answer = limitSignIns((request) => app.fetch(request), engine);
  return {
    app,
    publishableKey,
    secretKey: keys.secretKey,
    fetch: async (input, init) => {
      const request = await receive(input, init);
      // Lite has pages and routes of its own besides, which describe the backend to whoever asks.
      if (!/^\/(rest|auth)\/v1(\/|$)/.test(new URL(request.url).pathname))
        return new Response(null, { status: 404 });
      return takeTurn(() => withoutPrintedRefusals(async () => answer(request)));
    },
    exec: (sql, parameters) => takeTurn(() => engine.query(sql, parameters)),
    close: () => takeTurn(() => engine.close()),
  };
}

/** Brings a database up to date: roles, the auth schema, pending migrations, and the demo data if asked for. */
export async function prepareDatabase(engine: Engine, backend: Backend, seed: boolean) {
  await engine.runScript(createRoles);
  await backend.app.ensureSystemSchema();
  await applyMigrations(engine);
  if (seed) await applySeed(engine);
}

/**
 * Opens the embedded backend, up to date and ready to answer. The same folder keeps its data and its sessions.
 * @throws when another process has the folder open, or a migration fails.
 */
export async function openBackend({ dataDir, seed, keys, ...post }: BackendOptions): Promise<Backend> {
  const folder = typeof dataDir === 'string' ? await openDataFolder(dataDir) : undefined;
  let engine: Engine | undefined;
  try {
    engine =
      typeof dataDir === 'object' ? openPostgres(dataDir.postgresUrl) : await openPglite(folder?.database);
    folder?.markComplete();
    const backend = createBackend(engine, folder?.keys ?? keys ?? createKeys(), post);
    await prepareDatabase(engine, backend, seed);
    const close = async () => {
      await backend.close();
      folder?.release();
    };
    return { ...backend, close };
  } catch (error) {
    await engine?.close();
    folder?.release();
    throw error;
  }
}
