import { readMigrations } from '../../local-backend/data/migrations.ts';
import { beforeFirst, isBeforeFirst } from '../../local-backend/data/schema/before-first.ts';
import { openBackend } from '../../local-backend/server/open-backend.ts';
import { type Check, type RunQuery, runCheck } from './check.ts';
import { checkRealtime } from './check-realtime.ts';
import { checkSessions } from './check-sessions.ts';
import { bucketsQuery, checkStorage } from './check-storage.ts';
import { schemaQuery } from './schema-query.ts';

/** Seconds by which the database's clock may differ from this machine's: bookings and tokens depend on it. */
const clockTolerance = 30;

/** At most this many differences are listed one by one. */
const listed = 10;

async function checkMigrations(query: RunQuery): Promise<string[]> {
  const [history] = await query("select to_regclass('supabase_migrations.schema_migrations') as name");
  if (!history?.name) return ['No migration was applied. Run `supabase db push` in shared-data/.'];
  const applied = await query('select version from supabase_migrations.schema_migrations');
  const versions = new Set(applied.map(({ version }) => String(version)));
  const known = readMigrations();
  if (isBeforeFirst([...versions], known))
    return [`The database ${beforeFirst}. Make a new project for 1.0 (DEPLOYING.md).`];
  const missing = known.filter(({ version }) => !versions.has(version)).map(({ name }) => name);
  const unknown = [...versions].filter((version) => !known.some((each) => each.version === version));
  return [
    ...(missing.length > 0
      ? [`Migrations are missing: ${missing.join(', ')}. Run \`supabase db push\` in shared-data/.`]
      : []),
    ...(unknown.length > 0
      ? [`The database has migrations of another version: ${unknown.join(', ')}. Check out that version.`]
      : []),
  ];
}

type Rows = Record<string, unknown>[];

/** What the migrations make. */
interface Expected {
  schema: Rows;
  buckets: Rows;
}

/** Applies the migrations to an empty embedded database, which takes seconds. */
export async function readExpected(): Promise<Expected> {
  const embedded = await openBackend({ seed: false });
  try {
    return { schema: await embedded.exec(schemaQuery), buckets: await embedded.exec(bucketsQuery) };
  } finally {
    await embedded.close();
  }
}

const nameOf = ({ kind, object, grantee, privilege_type: right }: Record<string, unknown>) =>
  [kind, object, grantee, right].filter(Boolean).join(' ');

const byName = (rows: Rows) => new Map(rows.map((row) => [nameOf(row), row.hash]));

/** What a right or a definition of that name is called in a problem. */
const calledIn = (hash: unknown) => (hash === null ? 'right' : 'definition');

/** The difference between the schema of the project and the one that the migrations make. */
async function checkSchema(query: RunQuery, schema: Rows): Promise<string[]> {
  const expected = byName(schema);
  const found = byName(await query(schemaQuery));
  const differences = [
    ...[...found]
      .filter(([name]) => !expected.has(name))
      .map(([name, hash]) => `Remove this ${calledIn(hash)}: ${name}.`),
    ...[...expected]
      .filter(([name]) => !found.has(name))
      .map(([name, hash]) => `This ${calledIn(hash)} is missing: ${name}.`),
    ...[...expected]
      .filter(([name, hash]) => found.has(name) && found.get(name) !== hash)
      .map(([name]) => `This is not what schemas/ declares: ${name}. Run its statement there again.`),
  ];
  const more = differences.length - listed;
  return more > 0 ? [...differences.slice(0, listed), `${more} more differ.`] : differences;
}

async function checkPeople(query: RunQuery): Promise<string[]> {
  const [people] = await query(`
    select (select count(*) from public.managers)::int as managers,
      (select count(*) from auth.users where email like '%@pitlane.test')::int as demo`);
  return [
    ...(people?.managers === 0 ? ['There is no manager. Run `npm run create-manager`.'] : []),
    ...(Number(people?.demo) > 0
      ? ['Demo logins exist (…@pitlane.test), and their passwords are public. Delete them in Supabase Auth.']
      : []),
  ];
}

async function checkClock(query: RunQuery): Promise<string[]> {
  const [{ seconds } = { seconds: 0 }] = await query('select extract(epoch from now())::float8 as seconds');
  const apart = Math.round(Math.abs(Number(seconds) - Date.now() / 1000));
  return apart > clockTolerance
    ? [`The database's clock and this machine's are ${apart} seconds apart. Set the wrong one.`]
    : [];
}

/** Compares a project's database with what the migrations make. @param usesRealtime as in `portal.json`. */
export async function checkDatabase(
  query: RunQuery,
  usesRealtime = false,
  expect: () => Promise<Expected> = readExpected,
): Promise<Check[]> {
  const migrations = await runCheck('Migrations', () => checkMigrations(query));
  const [schema] = await query("select to_regclass('public.managers') as managers");
  if (!schema?.managers) return [migrations];
  const expected = await expect();
  return [
    migrations,
    await runCheck('Functions, policies and grants', () => checkSchema(query, expected.schema)),
    await runCheck('Storage', () => checkStorage(query, expected.buckets)),
    await runCheck('Realtime', () => checkRealtime(query, usesRealtime)),
    await runCheck('Sessions', () => checkSessions(query)),
    await runCheck('People', () => checkPeople(query)),
    await runCheck("The database's clock", () => checkClock(query)),
  ];
}
