import { createManager } from '../../../local-backend/data/create-manager.ts';
import { applyMigrations, readSeed } from '../../../local-backend/data/migrations.ts';
import { checkDatabase } from '../../../scripts/check-project/check-database.ts';
import { createHostedProject, type HostedProject, oldGrants } from '../support/hosted-project.ts';

let project: HostedProject;
const query = async (sql: string, parameters: unknown[] = []) => [
  ...(await project.sql.unsafe<Record<string, unknown>[]>(sql, parameters as never[])),
];
const problems = async () => (await checkDatabase(query)).flatMap((check) => check.problems);

beforeAll(async () => {
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
  await createManager(query, { name: 'Mira', email: 'mira@example.test', phone: '100', password: 'four' });
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
    'a missing migration',
    "update supabase_migrations.schema_migrations set version = '1' where name = 'overview'",
    "update supabase_migrations.schema_migrations set version = '20261122001400' where name = 'overview'",
    'Migrations are missing: overview. Run `supabase db push` in shared-data/.',
  ],
])('%s is found', async (_, breakIt, mendIt, problem) => {
  await project.sql.unsafe(breakIt);
  expect(await problems()).toContain(problem);
  await project.sql.unsafe(mendIt);
  expect(await problems()).toEqual([]);
});

test('Demo logins are found', async () => {
  await project.sql.unsafe(readSeed()).simple();
  expect(await problems()).toEqual([expect.stringMatching(/^Demo logins exist/)]);
});
