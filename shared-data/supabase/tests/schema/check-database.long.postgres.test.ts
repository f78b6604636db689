import { createManager } from '../../../local-backend/data/create-manager.ts';
import { applyMigrations, readSeed } from '../../../local-backend/data/migrations.ts';
import { checkDatabase, readExpected } from '../../../scripts/check-project/check-database.ts';
import { checkRealtime } from '../../../scripts/check-project/check-realtime.ts';
import { checkSessions } from '../../../scripts/check-project/check-sessions.ts';
import { bucketsQuery, checkStorage } from '../../../scripts/check-project/check-storage.ts';
import { createHostedProject, type HostedProject, oldGrants } from '../support/hosted-project.ts';

let project: HostedProject;
const query = async (sql: string, parameters: unknown[] = []) => [
  ...(await project.sql.unsafe<Record<string, unknown>[]>(sql, parameters as never[])),
];
let migrated: ReturnType<typeof readExpected>;
const problems = async () =>
  (await checkDatabase(query, false, () => migrated)).flatMap((check) => check.problems);

beforeAll(async () => {
  migrated = readExpected();
  project = await createHostedProject('hosted_checked', oldGrants);
});
afterAll(() => project.drop());

test('A project without migrations lacks them all', async () => {
  expect(await problems()).toEqual(['No migration was applied. Run `supabase db push` in shared-data/.']);
});

test('A project with every migration and no manager lacks a manager', async () => {
  const runScript = async (sql: string) => void (await project.sql.unsafe(sql).simple());
  await applyMigrations({ query, runScript } as never);
  expect(await problems()).toEqual(['There is no manager. Run `npm run create-manager`.']);
});

test('A complete project has no problem', async () => {
  await createManager(query, {
    name: 'Mira',
    email: 'mira@example.test',
    phone: '+91 90000 00100',
    password: 'four',
  });
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'a grant that nobody wrote',
    'grant select on public.customers to anon',
    'revoke select on public.customers from anon',
    'Remove this right: table customers anon SELECT.',
  ],
  [
    'a table without row-level security',
    'alter table public.parts disable row level security',
    'alter table public.parts enable row level security',
    'Remove this right: no row-level security parts.',
  ],
  [
    'a policy on files that nobody wrote',
    'create policy "Open" on storage.objects for select to anon using (true)',
    'drop policy "Open" on storage.objects',
    'Remove this right: policy objects: Open anon SELECTtrue.',
  ],
  [
    'a function that was edited in the project',
    'alter function private.today() volatile',
    'alter function private.today() stable',
    'This is not what schemas/ declares: function private.today(). Run its statement there again.',
  ],
  [
    'a trigger that is off',
    'alter table public.parts disable trigger record_price',
    'alter table public.parts enable trigger record_price',
    'This is not what schemas/ declares: trigger record_price on parts. Run its statement there again.',
  ],
  [
    'a view with the rights of its owner',
    'alter view public.service_request_services reset (security_invoker)',
    'alter view public.service_request_services set (security_invoker = true)',
    'This is not what schemas/ declares: view service_request_services. Run its statement there again.',
  ],
  [
    'a column that nobody declared',
    'alter table private.garage add column rate numeric',
    'alter table private.garage drop column rate',
    'Remove this definition: column private.garage.rate.',
  ],
  [
    'a column that a person may read',
    'grant select (avg_cost) on public.parts to authenticated',
    'revoke select (avg_cost) on public.parts from authenticated',
    'Remove this right: column parts.avg_cost authenticated SELECT.',
  ],
  [
    'default privileges that give new tables away',
    'alter default privileges in schema private grant select on tables to anon',
    'alter default privileges in schema private revoke select on tables from anon',
    'Remove this definition: default privileges private r.',
  ],
  [
    'a missing migration',
    'delete from supabase_migrations.schema_migrations',
    "insert into supabase_migrations.schema_migrations (version, name) values ('20261201000000', '1_0')",
    'Migrations are missing: 1_0. Run `supabase db push` in shared-data/.',
  ],
  [
    'a migration of a later release',
    "insert into supabase_migrations.schema_migrations (version, name) values ('99990101000000', 'later')",
    "delete from supabase_migrations.schema_migrations where name = 'later'",
    'The database has migrations of another version: 99990101000000. Check out that version.',
  ],
  [
    'a project of before 1.0',
    "update supabase_migrations.schema_migrations set version = '20261122000100'",
    "update supabase_migrations.schema_migrations set version = '20261201000000'",
    'The database was made by a version of Pitlane before 1.0, which starts anew: it does not take over what those versions kept. Make a new project for 1.0 (DEPLOYING.md).',
  ],
])('%s is found', async (_, breakIt, mendIt, problem) => {
  await project.sql.unsafe(breakIt);
  expect(await problems()).toContain(problem);
  await project.sql.unsafe(mendIt);
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'a public bucket',
    'update storage.buckets set public = true',
    'The bucket request-photos is public: everybody can read its files. Make it private.',
  ],
  [
    'a bucket for files of any size',
    'update storage.buckets set file_size_limit = null',
    'A file of the bucket request-photos may have no limit instead of 5242880 bytes.',
  ],
  [
    'a bucket for files of any kind',
    "update storage.buckets set allowed_mime_types = '{image/png,text/html}'",
    'The bucket request-photos takes files of these kinds: image/png, text/html, instead of: image/jpeg, image/png, image/webp.',
  ],
  [
    'a missing bucket',
    "update storage.buckets set id = 'x'",
    'The bucket request-photos is missing: photos cannot be stored.',
  ],
])('%s is found', async (_, breakIt, problem) => {
  const expected = await query(bucketsQuery);
  await project.sql
    .begin(async (sql) => {
      await sql.unsafe(breakIt);
      const found = await checkStorage(async (text) => [...(await sql.unsafe(text))], expected);
      expect(found).toEqual([`${problem} See "Photos" in DEPLOYING.md.`]);
      throw new Error('undo');
    })
    .catch(({ message }: Error) => expect(message).toBe('undo'));
});

test.each([
  [
    'a policy on broadcasts that nobody wrote',
    'create policy "Open" on realtime.messages for insert to anon with check (true)',
    'Remove this policy on realtime.messages: Open: {anon} INSERT true.',
  ],
  [
    'a missing policy on broadcasts',
    'drop policy "People receive broadcasts about their own notices" on realtime.messages',
    expect.stringMatching(/^This policy on realtime.messages is missing: People receive/),
  ],
  [
    'broadcasts without row-level security',
    'alter table realtime.messages disable row level security',
    'realtime.messages has no row-level security: everybody can read and send.',
  ],
  [
    'notices that are not broadcast',
    'drop trigger broadcast_read_notices on private.notices',
    'The triggers that broadcast notices are missing.',
  ],
  [
    'Realtime that the project does not have',
    'drop table realtime.messages',
    'portal.json has "realtime", but the project has no Realtime.',
  ],
])('%s is found', async (_, breakIt, problem) => {
  await project.sql
    .begin(async (sql) => {
      await sql.unsafe(breakIt);
      const found = await checkRealtime(async (text) => [...(await sql.unsafe(text))], true);
      const [text = ''] = found.map((each) => each.replace(' See "Realtime" in DEPLOYING.md.', ''));
      expect(text).toEqual(problem);
      throw new Error('undo');
    })
    .catch(({ message }: Error) => expect(message).toBe('undo'));
});

test.each([
  ['end_idle_session', 'Sessions do not end without use', 'sessions'],
  [
    'end_reused_session',
    'A refresh token that is used again leaves an access token for an hour',
    'refresh_tokens',
  ],
])('Sessions that %s does not end are found', async (trigger, lack, table) => {
  await project.sql
    .begin(async (sql) => {
      await sql.unsafe(`drop function private.${trigger}() cascade`);
      expect(await checkSessions(async (text) => [...(await sql.unsafe(text))])).toEqual([
        `${lack}: the trigger ${trigger} is missing on auth.${table}.`,
      ]);
      throw new Error('undo');
    })
    .catch(({ message }: Error) => expect(message).toBe('undo'));
  expect(await checkSessions(query)).toEqual([]);
});

test('Demo logins are found', async () => {
  await project.sql.unsafe(readSeed()).simple();
  expect(await problems()).toEqual([expect.stringMatching(/^Demo logins exist/)]);
});
