/** All grants, policies and tables without row-level security in our schemas, and of Storage's files, as comparable texts. */
export const rightsQuery = `
  select * from (
    select 'table' as kind, c.oid::regclass::text as object, a.grantee::regrole::text as grantee, a.privilege_type
    from pg_class c cross join aclexplode(c.relacl) a
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> c.relowner
    union all
    select 'column', c.oid::regclass || '.' || t.attname, a.grantee::regrole::text, a.privilege_type
    from pg_attribute t join pg_class c on c.oid = t.attrelid cross join aclexplode(t.attacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner
    union all
    select 'function', p.oid::regprocedure::text, a.grantee::regrole::text, a.privilege_type
    from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> p.proowner
    union all
    select 'policy', tablename || ': ' || policyname, array_to_string(roles, ','),
      cmd || coalesce(qual, '') || coalesce(with_check, '')
    from pg_policies where schemaname = 'public' or (schemaname, tablename) = ('storage', 'objects')
    union all
    select 'no row-level security', c.oid::regclass::text, '', ''
    from pg_class c
    where (c.relnamespace = 'public'::regnamespace or c.oid = to_regclass('storage.objects'))
      and c.relkind in ('r', 'p') and not c.relrowsecurity
  ) rights order by 1, 2, 3, 4`;
