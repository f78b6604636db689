const ours = `in ('public'::regnamespace, 'private'::regnamespace)`;

/** The same in all versions of PostgreSQL, which differ in whether they write the table before its column. */
const plain = (sql: string) => `regexp_replace(${sql}, '\\w+\\.|\\s+', '', 'g')`;

/** Grants, policies and tables without row-level security, of Storage's files too. */
const rights = `
    select 'table' as kind, c.oid::regclass::text as object, a.grantee::regrole::text as grantee, a.privilege_type
    from pg_class c cross join aclexplode(c.relacl) a
    where c.relnamespace ${ours} and a.grantee <> c.relowner
    union all
    select 'column', c.oid::regclass || '.' || t.attname, a.grantee::regrole::text, a.privilege_type
    from pg_attribute t join pg_class c on c.oid = t.attrelid cross join aclexplode(t.attacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner
    union all
    select 'function', p.oid::regprocedure::text, a.grantee::regrole::text, a.privilege_type
    from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace ${ours} and a.grantee <> p.proowner
    union all
    select 'policy', tablename || ': ' || policyname, array_to_string(roles, ','),
      cmd || coalesce(qual, '') || coalesce(with_check, '')
    from pg_policies where schemaname = 'public' or (schemaname, tablename) = ('storage', 'objects')
    union all
    select 'no row-level security', c.oid::regclass::text, '', ''
    from pg_class c
    where (c.relnamespace = 'public'::regnamespace or c.oid = to_regclass('storage.objects'))
      and c.relkind in ('r', 'p') and not c.relrowsecurity`;

/**
 * What is compared whole, by (kind, object, definition). Triggers that broadcast are there with Realtime alone and are checked
 * with it, those of Auth's tables are with the sessions.
 */
const definitions = `
  select 'function', p.oid::regprocedure::text, concat_ws(
    ' ', l.lanname, p.prosrc, ${plain('pg_get_function_sqlbody(p.oid)')}, pg_get_function_arguments(p.oid),
    pg_get_function_result(p.oid), p.prosecdef, p.provolatile, p.proisstrict, p.proparallel, p.proconfig::text
  )
  from pg_proc p join pg_language l on l.oid = p.prolang where p.pronamespace ${ours} and p.prokind in ('f', 'p')
  union all
  select 'trigger', t.tgname || ' on ' || t.tgrelid::regclass, pg_get_triggerdef(t.oid) || t.tgenabled::text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace ${ours} and not starts_with(t.tgname, 'broadcast_')
  union all
  select 'view', c.oid::regclass::text, c.reloptions::text || ${plain('pg_get_viewdef(c.oid)')}
  from pg_class c where c.relnamespace ${ours} and c.relkind = 'v'
  union all
  select 'column', c.oid::regclass || '.' || a.attname, concat_ws(
    ' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    ${plain('pg_get_expr(d.adbin, d.adrelid)')}
  )
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace ${ours} and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  union all
  select 'default privileges', coalesce(d.defaclnamespace::regnamespace::text, 'all schemas') || ' ' || d.defaclobjtype::text,
    coalesce(given.grants, '')
  from pg_default_acl d
  left join lateral (
    select string_agg(a.grantee::regrole || ' ' || a.privilege_type, ', ' order by a.grantee::regrole::text, a.privilege_type) as grants
    from aclexplode(d.defaclacl) a where a.grantee <> d.defaclrole
  ) given on true
  where d.defaclrole = (select n.nspowner from pg_namespace n where n.nspname = 'private')
    and (d.defaclnamespace in ('public'::regnamespace, 'private'::regnamespace) and given.grants is not null
      or d.defaclnamespace = 0)`;

/**
 * All that decides what a project does and whom it lets, in our schemas and on Storage's files, as comparable rows: each right
 * by its name, and the hash of each definition.
 */
export const schemaQuery = `
  select kind, object, grantee, privilege_type, null as hash
  from (${rights}
  ) rights (kind, object, grantee, privilege_type)
  union all
  select kind, object, null, null, md5(definition) from (${definitions}
  ) definitions (kind, object, definition)
  order by 1, 2, 3, 4, 5`;
