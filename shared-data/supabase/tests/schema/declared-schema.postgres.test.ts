import { checkBodies } from '../../../scripts/schema/catalogue.ts';
import { expectSame, makeBoth } from './expect-declared-schema.ts';

let made: Awaited<ReturnType<typeof makeBoth>>;
beforeAll(async () => {
  made = await makeBoth();
});
afterAll(() => made.declared.close());

test('migrations and chapters make the same database, and every body compiles @long', async () => {
  await expectSame(made);
});

test.each([
  ['function', 'alter function private.today() volatile', 'alter function private.today() stable'],
  [
    'grants of function',
    'grant execute on function private.today() to anon',
    'revoke execute on function private.today() from anon',
  ],
  ['comment', "comment on table public.parts is 'x'", undefined],
  [
    'trigger',
    'alter table auth.sessions disable trigger end_idle_session',
    'alter table auth.sessions enable trigger end_idle_session',
  ],
  [
    'policy',
    'create policy "Open" on storage.objects for select to anon using (true)',
    'drop policy "Open" on storage.objects',
  ],
  [
    'column',
    'grant select (avg_cost) on public.parts to anon',
    'revoke select (avg_cost) on public.parts from anon',
  ],
  [
    'default privileges',
    'alter default privileges in schema private grant select on tables to anon',
    'alter default privileges in schema private revoke select on tables from anon',
  ],
  ['index', 'create index fault on public.parts (category, price)', 'drop index public.fault'],
  [
    'constraint',
    'alter table public.parts add constraint fault check (id > 0)',
    'alter table public.parts drop constraint fault',
  ],
  [
    'relation',
    'alter table public.parts disable row level security',
    'alter table public.parts enable row level security',
  ],
  [
    'row',
    "update private.refusal_kinds set noted = 1 where kind = 'limit_link'",
    "update private.refusal_kinds set noted = 0 where kind = 'limit_link'",
  ],
])('a difference is found in a %s', async (kind, breakIt, mendIt) => {
  const [comment] = await made.declared.query("select obj_description('public.parts'::regclass) as text");
  await made.declared.runScript(breakIt);
  const found = await made.differences();
  expect([...new Set(found.map((difference) => difference.kind))]).toContain(kind);
  expect(found.length).toBeLessThan(4);
  await made.declared.runScript(
    mendIt ?? `comment on table public.parts is '${String(comment?.text).replaceAll("'", "''")}'`,
  );
});

test('a body that names what is not there is found, and one that finds it by the search path', async () => {
  await made.declared.runScript(`set check_function_bodies = off;
    create function private.wrong_name() returns int language sql set search_path = '' as 'select 1 from public.nowhere';
    create function private.no_schema() returns bigint language sql set search_path = '' as 'select count(*) from parts';
    reset check_function_bodies;`);
  await expect(made.declared.query(checkBodies)).rejects.toThrow(
    /private\.no_schema\(\): relation "parts".*\n.*private\.wrong_name\(\): relation "public\.nowhere"/,
  );
});
