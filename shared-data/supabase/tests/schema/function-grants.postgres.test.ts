import { readMigrations } from '../../../local-backend/data/migrations.ts';
import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { publicationsIn } from '../../../scripts/sql/publications.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Who may execute what, as the files grant it: one row for each function, or name of a published one, and role. */
const granted = readMigrations().flatMap(({ sql }) => [
  ...[...sql.matchAll(/^grant execute on function\s([^;]+)\sto ([\w, ]+);$/gm)].flatMap(([, list, roles]) =>
    [...String(list).matchAll(/\w+\.\w+\([^)]*\)/g)].flatMap(([signature]) =>
      String(roles)
        .split(', ')
        .map((role) => ({ signature, role })),
    ),
  ),
  ...publicationsIn(sql).flatMap(({ name, callers }) =>
    callers.flatMap((caller) => rolesOf(caller).map((role) => ({ name, role }))),
  ),
]);

function rolesOf(caller: string) {
  if (caller === 'everybody') return ['anon', 'authenticated'];
  return [caller === 'server' ? 'service_role' : 'authenticated'];
}

const grantedQuery = `
  select distinct p.oid::regprocedure::text as function, g ->> 'role' as role
  from jsonb_array_elements($1::jsonb) g
  join pg_proc p on p.oid = (g ->> 'signature')::regprocedure or p.proname = g ->> 'name'
    and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1, 2`;
/** Everybody but the owner; "-" is the role public. */
const executableQuery = `
  select p.oid::regprocedure::text as function, a.grantee::regrole::text as role
  from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> p.proowner
  order by 1, 2`;

test('nobody may execute a function of public or private but whom a file grants it', async () => {
  const executable = await backend.exec(executableQuery);
  expect(executable.length).toBeGreaterThan(300);
  expect(executable).toEqual(await backend.exec(grantedQuery, [JSON.stringify(granted)]));
});

test('nobody may execute a new function', async () => {
  await backend.exec("create function private.unmentioned() returns int language sql as 'select 1'");
  await backend.exec("create function public.unmentioned() returns int language sql as 'select 1'");
  const executable = await backend.exec(executableQuery);
  expect(executable.filter((row) => String(row.function).includes('unmentioned'))).toEqual([]);
});
