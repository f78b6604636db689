import { openTestBackend, type TestBackend } from '../../local-backend/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Each rule is a query for what breaks it. */
const rules: Record<string, string> = {
  'every table of public has row level security': `
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  'every table of public has a policy': `
    select relname from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  'at most one permissive policy serves a table, command and role': `
    select tablename, cmd, role, count(*) from pg_policies cross join unnest(roles) as role
    where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2, 3 having count(*) > 1`,
  'every policy names its roles': `
    select tablename, policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`,
  'policies ask once per statement who is calling, not once per row': `
    select tablename, policyname from pg_policies
    where schemaname = 'public' and regexp_replace(
      coalesce(qual, '') || coalesce(with_check, ''),
      '\\(\\s*SELECT (auth|private)\\.\\w+\\(\\) AS \\w+\\)', '', 'g'
    ) ~ 'auth\\.uid|private\\.is_'`,
  'no function of public has more rights than its caller': `
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  'every function fixes its search path': `
    select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`,
  'no function may be called by everybody': `
    select p.oid::regprocedure from pg_proc p
    cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee = 0`,
  'every function says what it does': `
    select p.oid::regprocedure from pg_proc p
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and obj_description(p.oid, 'pg_proc') is null`,
  'every table says what it holds': `
    select c.oid::regclass from pg_class c
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and obj_description(c.oid, 'pg_class') is null`,
  'every foreign key has an index that begins with it': `
    select conrelid::regclass, conname from pg_constraint k
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      )`,
  'no two indexes are the same': `
    select indrelid::regclass, array_agg(indexrelid::regclass) from pg_index i
    join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, indoption::text, coalesce(indexprs::text, ''), coalesce(indpred::text, '')
    having count(*) > 1`,
  'every text column has a limit': `
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text'
      and not exists (
        select from pg_constraint k
        where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c'
          and pg_get_constraintdef(k.oid) like '%' || c.column_name || '%'
      )`,
  'money is numeric(12,2)': `
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric' and column_name <> 'rating'
      and (numeric_precision, numeric_scale) is distinct from (12, 2)`,
  'every moment carries its time zone': `
    select table_name, column_name from information_schema.columns
    where table_schema in ('public', 'private') and data_type = 'timestamp without time zone'`,
  'no view stands in public, where it would pass by row level security': `
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  'nothing of private can be read or written through the API': `
    select c.oid::regclass, a.grantee::regrole, a.privilege_type from pg_class c
    cross join aclexplode(c.relacl) a
    where c.relnamespace = 'private'::regnamespace
      and a.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
};

test.each(Object.entries(rules))('%s', async (_rule, query) => {
  expect(await backend.exec(query)).toEqual([]);
});
