/**
 * What holds of the whole schema, each rule as a query for what breaks it. Most are those of Supabase's own linter
 * (splinter), written anew so that they run wherever the tests do.
 */
export const rules: Record<string, string> = {
  'every table has row level security': `
    select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not relrowsecurity`,
  'every table of public has a policy': `
    select relname from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  'a table, command and role has at most one permissive policy': `
    select tablename, cmd, role, count(*) from pg_policies cross join unnest(roles) as role
    where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2, 3 having count(*) > 1`,
  'every policy names its roles': `
    select tablename, policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`,
  'policies look up the caller once per statement, not once per row': `
    select tablename, policyname from pg_policies
    where schemaname = 'public' and regexp_replace(
      coalesce(qual, '') || coalesce(with_check, ''),
      '\\(\\s*SELECT (auth|private)\\.\\w+\\(\\) AS \\w+\\)', '', 'g'
    ) ~ 'auth\\.uid|private\\.(is_|caller_id)'`,
  'every function of public is security invoker': `
    select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  'every function fixes its search path': `
    select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      -- The names of a body that is one expression were resolved when it was created.
      and prosqlbody is null and not coalesce(proconfig @> array['search_path=""'], false)`,
  'no function is executable by public': `
    select p.oid::regprocedure from pg_proc p
    cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee = 0`,
  'every function has a comment': `
    select p.oid::regprocedure from pg_proc p
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and obj_description(p.oid, 'pg_proc') is null
      -- What a function of public only hands over to is described there.
      and not exists (
        select from pg_proc b where b.pronamespace = 'public'::regnamespace and b.proname = p.proname
          and p.pronamespace = 'private'::regnamespace
      )`,
  'every table has a comment': `
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
  'what the audit trail records of a table has a name on screens': `
    select t.tgrelid::regclass, t.tgname from pg_trigger t
    where t.tgfoid in ('private.record_change()'::regprocedure, 'private.record_clearing()'::regprocedure)
      and split_part(encode(t.tgargs, 'escape'), '\\000', 1) not in (select subject from private.change_subjects)`,
  'only tables of what a request consists of refer to one, because clear_all_requests empties them': `
    with recursive emptied (id) as (
      values ('public.service_requests'::regclass::oid)
      union select k.conrelid from pg_constraint k join emptied e on k.confrelid = e.id where k.contype = 'f'
    )
    select k.conrelid::regclass, k.conname from pg_constraint k join emptied e on k.confrelid = e.id
    where k.contype = 'f' and k.confdeltype <> 'c'`,
  'import_dependents asks every table that refers to what an import can add': `
    select k.conrelid::regclass from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_proc p on p.oid = 'private.import_dependents(private.imports)'::regprocedure
    where k.contype = 'f' and k.confrelid in (
        'public.customers'::regclass, 'public.vehicles'::regclass, 'public.parts'::regclass,
        'public.service_requests'::regclass
      )
      and strpos(p.prosrc, format('from %s.%s ', c.relnamespace::regnamespace, c.relname)) = 0`,
  'no two indexes are the same': `
    select indrelid::regclass, array_agg(indexrelid::regclass) from pg_index i
    join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, indoption::text, coalesce(indexprs::text, ''), coalesce(indpred::text, '')
    having count(*) > 1`,
  'every text column has a maximum length': `
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text'
      and not exists (
        select from pg_constraint k
        where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c'
          and pg_get_constraintdef(k.oid) like '%' || c.column_name || '%'
      )`,
  'every stored email address is checked by the one rule': `
    select a.attrelid::regclass, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and a.attname ~ '(^|_)email$' and a.atttypid = 'text'::regtype and not a.attisdropped
      and not exists (
        select from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and pg_get_constraintdef(k.oid) like '%is_email(' || a.attname || ')%'
      )`,
  'money is numeric(12,2)': `
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric'
      and column_name not in ('rating', 'current_stock', 'stock_min', 'quantity', 'quantity_used')
      and (numeric_precision, numeric_scale) is distinct from (12, 2)`,
  'a quantity of parts is numeric(12,3)': `
    select table_name, column_name from information_schema.columns
    where table_schema in ('public', 'private') and (column_name in (
        'current_stock', 'stock_min', 'quantity', 'quantity_used', 'stock_after', 'received', 'other_count'
      ) or (table_name, column_name) in (
        ('purchase_order_lines', 'open'), ('stock_take_lines', 'counted'), ('stock_take_lines', 'expected'),
        ('stock_take_lines', 'difference'), ('part_turns', 'used')
      ))
      and (data_type, numeric_precision, numeric_scale) is distinct from ('numeric', 12, 3)`,
  'every timestamp has a time zone': `
    select table_name, column_name from information_schema.columns
    where table_schema in ('public', 'private') and data_type = 'timestamp without time zone'`,
  'no view of public bypasses row-level security': `
    select relname from pg_class
    where relnamespace = 'public'::regnamespace
      and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions, '{}') @> array['security_invoker=true'])`,
  'no table of private is exposed through the API': `
    select c.oid::regclass, a.grantee::regrole, a.privilege_type from pg_class c
    cross join aclexplode(c.relacl) a
    where c.relnamespace = 'private'::regnamespace
      and a.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
  'every table has a primary key': `
    select c.oid::regclass from pg_class c
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  'no table has policies without row-level security': `
    select p.polrelid::regclass, p.polname from pg_policy p join pg_class c on c.oid = p.polrelid
    where not c.relrowsecurity`,
  'no policy allows every row to be written': `
    select tablename, policyname from pg_policies
    where schemaname = 'public' and cmd <> 'SELECT' and coalesce(with_check, qual) = 'true'`,
  'no policy reads user_metadata, which users can change': `
    select tablename, policyname from pg_policies
    where schemaname = 'public' and coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata'`,
  'foreign keys to auth reference primary keys only': `
    select k.conrelid::regclass, k.conname from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confrelid::regclass::text like 'auth.%' and not exists (
        select from pg_index i where i.indexrelid = k.conindid and i.indisprimary
      )`,
  'no extension is installed in an exposed schema': `
    select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  'API roles may only select, insert, update and delete': `
    select c.oid::regclass, a.grantee::regrole, a.privilege_type from pg_class c cross join aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and a.grantee in ('anon'::regrole, 'authenticated'::regrole)
      and a.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  'API roles have no grants on sequences': `
    select c.oid::regclass, a.grantee::regrole from pg_class c cross join aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and a.grantee in ('anon'::regrole, 'authenticated'::regrole)`,
  'default privileges grant nothing to API roles': `
    select d.defaclobjtype, a.grantee::regrole from pg_default_acl d cross join aclexplode(d.defaclacl) a
    where d.defaclnamespace = 'public'::regnamespace
      and a.grantee in (0, 'anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
  'every function of public only calls its private one': `
    select p.oid::regprocedure from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace
      and (l.lanname <> 'sql' or p.prosrc !~ ('^\\s*select private\\.' || p.proname || '\\([$0-9, ]*\\)\\s*$'))`,
  'trigger functions are not executable by API roles': `
    select p.oid::regprocedure, a.grantee::regrole from pg_proc p
    cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace = 'private'::regnamespace and p.prorettype = 'trigger'::regtype and a.grantee <> p.proowner`,
  'every raised error has a SQLSTATE, because a bare one becomes a server error': `
    select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~* 'raise +exception' and prosrc ~* 'raise +exception +(?!using +errcode)'`,
};
