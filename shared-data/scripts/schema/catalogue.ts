import type { RunQuery } from '../types/read-schema.ts';

/** Something of a database: what it is, which one, and all that can be said of it. */
export interface Entry {
  kind: string;
  name: string;
  definition: string;
}

const ours = `in ('public'::regnamespace, 'private'::regnamespace)`;

/** Who may do what, independent of the order of the grants. @param acl an expression; its owner is left out. */
const grantsOf = (acl: string, owner: string) => `coalesce((
  select string_agg(
    case a.grantee when 0 then 'public' else a.grantee::regrole::text end || ' ' || a.privilege_type
      || case when a.is_grantable then ' with grant option' else '' end, ', '
    order by a.grantee::regrole::text, a.privilege_type
  ) from aclexplode(${acl}) a where a.grantee <> ${owner}
), '')`;

/** Each part of the catalogue as (kind, name, definition). What belongs to an extension is the extension's. */
const parts: string[] = [
  `select 'extension', e.extname, e.extnamespace::regnamespace::text from pg_extension e`,
  `select 'schema', n.nspname, ${grantsOf('n.nspacl', 'n.nspowner')} from pg_namespace n
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  `select 'default privileges', coalesce(d.defaclnamespace::regnamespace::text, '') || ' ' || d.defaclobjtype::text,
      ${grantsOf('d.defaclacl', '0::oid')} || ', public: ' || exists (
        select from aclexplode(d.defaclacl) a where a.grantee = 0
      )::text
    from pg_default_acl d`,
  `select 'role settings', s.setrole::regrole::text, s.setconfig::text from pg_db_role_setting s`,
  `select 'relation', c.oid::regclass::text, concat_ws(
      ' ', c.relkind, c.relpersistence, 'rls', c.relrowsecurity, c.relforcerowsecurity, c.reloptions::text, c.relreplident,
      'grants', ${grantsOf('c.relacl', 'c.relowner')}
    ) from pg_class c
    where c.relnamespace ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c', 'S')`,
  `select 'column', c.oid::regclass || '.' || a.attname, concat_ws(
      ' ', row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, 'identity', a.attidentity, 'generated', a.attgenerated,
      a.attcollation::regcollation, a.attstorage, a.attcompression, pg_get_expr(d.adbin, d.adrelid),
      'grants', ${grantsOf('a.attacl', 'c.relowner')}
    )
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and a.attnum > 0 and not a.attisdropped`,
  `select 'view', c.oid::regclass::text, pg_get_viewdef(c.oid) from pg_class c
    where c.relnamespace ${ours} and c.relkind in ('v', 'm')`,
  `select 'sequence', s.schemaname || '.' || s.sequencename, concat_ws(
      ' ', s.data_type, s.start_value, s.min_value, s.max_value, s.increment_by, s.cycle, s.cache_size, 'last', s.last_value
    ) from pg_sequences s where s.schemaname in ('public', 'private')`,
  `select 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace ${ours} or c.relnamespace in (to_regnamespace('auth'), to_regnamespace('storage'))`,
  `select 'constraint', k.conrelid::regclass || ' ' || k.conname,
      pg_get_constraintdef(k.oid) || case when k.convalidated then '' else ' not valid' end
    from pg_constraint k where k.connamespace ${ours} and k.conrelid <> 0 and k.contype <> 't'`,
  `select 'type', t.oid::regtype::text, t.typtype::text || coalesce((
      select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid
    ), '') || ${grantsOf('t.typacl', 't.typowner')}
    from pg_type t where t.typnamespace ${ours} and t.typtype <> 'b'`,
  `select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid) || coalesce(' cost ' || p.procost, '') from pg_proc p
    where p.pronamespace ${ours} and p.prokind in ('f', 'p')`,
  `select 'grants of function', p.oid::regprocedure::text,
      ${grantsOf("coalesce(p.proacl, acldefault('f', p.proowner))", 'p.proowner')}
    from pg_proc p where p.pronamespace ${ours}`,
  `select 'trigger', t.tgrelid::regclass || ' ' || t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
    from pg_trigger t where not t.tgisinternal`,
  `select 'event trigger', e.evtname, e.evtevent || e.evtfoid::regproc from pg_event_trigger e`,
  `select 'policy', p.schemaname || '.' || p.tablename || ': ' || p.policyname, concat_ws(
      ' ', p.permissive, array_to_string(p.roles, ','), p.cmd, 'using', p.qual, 'check', p.with_check
    ) from pg_policies p`,
  `select 'comment', i.type || ' ' || i.identity, d.description
    from pg_description d cross join pg_identify_object(d.classoid, d.objoid, d.objsubid) i
    where d.objoid >= 16384 and not exists (select from pg_depend e where e.objid = d.objoid and e.deptype = 'e')`,
  `select 'publication', p.pubname, coalesce((
      select string_agg(t.schemaname || '.' || t.tablename, ', ' order by 1) from pg_publication_tables t
      where t.pubname = p.pubname
    ), '') from pg_publication p`,
  `select 'rule', r.schemaname || '.' || r.tablename || ' ' || r.rulename, r.definition from pg_rules r
    where r.schemaname in ('public', 'private')`,
];

const catalogueQuery = `select kind, name, definition from (\n${parts
  .map((part) => `select * from (${part}) part (kind, name, definition)`)
  .join('\nunion all\n')}\n) entries order by kind, name, definition`;

/** Tables whose rows an installation has from the start; times of that moment differ from one to the next. */
const rowTables = `
  select c.oid::regclass::text as name, array(
    select a.attname from pg_attribute a
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) ~ '^(now|clock_timestamp)\\(\\)$'
  ) as times
  from pg_class c
  where (c.relnamespace ${ours} or c.oid = to_regclass('storage.buckets') or c.oid = to_regclass('cron.job'))
    and c.relkind in ('r', 'p')
  order by 1`;

async function readRows(query: RunQuery): Promise<Entry[]> {
  const tables = await query(rowTables);
  const union = tables
    .map(
      ({ name, times }) =>
        `select '${name}' as name, (to_jsonb(r) - '{${(times as string[]).join(',')}}'::text[])::text as definition from ${name} r`,
    )
    .join('\nunion all\n');
  const rows = await query(`select * from (${union}) rows order by 1, 2`);
  return rows.map(({ name, definition }) => ({
    kind: 'row',
    name: String(name),
    definition: String(definition),
  }));
}

/** All of a database that the schema makes, to the last grant, and the rows that it begins with. */
export async function readCatalogue(query: RunQuery): Promise<Entry[]> {
  return [...((await query(catalogueQuery)) as unknown as Entry[]), ...(await readRows(query))];
}

export interface Difference {
  kind: string;
  name: string;
  /** What each of the two databases has; undefined where it has nothing of that name. */
  from: string | undefined;
  to: string | undefined;
}

const key = ({ kind, name, definition }: Entry) =>
  kind === 'row' ? `${kind} ${name} ${definition}` : `${kind} ${name}`;

/** What has to change in one database to make it like another. */
export function compareCatalogues(from: readonly Entry[], to: readonly Entry[]): Difference[] {
  const before = new Map(from.map((entry) => [key(entry), entry]));
  const after = new Map(to.map((entry) => [key(entry), entry]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((id) => {
    const [old, now] = [before.get(id), after.get(id)];
    const one = old ?? now;
    if (!one || old?.definition === now?.definition) return [];
    return [{ kind: one.kind, name: one.name, from: old?.definition, to: now?.definition }];
  });
}

/**
 * Fails, naming them all, for functions whose bodies do not compile, such as one with a misspelt table: the schema is loaded
 * without looking into bodies, which may name what comes later.
 */
export const checkBodies = `
do $$
declare
  named record;
  problems text := '';
begin
  perform set_config('check_function_bodies', 'on', true), set_config('search_path', '', true);
  for named in
    select p.oid, p.oid::regprocedure as function, l.lanname from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace ${ours} and l.lanname in ('sql', 'plpgsql') order by p.oid::regprocedure::text
  loop
    begin
      if named.lanname = 'sql' then perform fmgr_sql_validator(named.oid); else perform plpgsql_validator(named.oid); end if;
    exception when others then
      problems := problems || format(e'\\n%s: %s', named.function, sqlerrm);
    end;
  end loop;
  if problems <> '' then
    raise exception using errcode = 'PT500', message = 'These functions do not compile:' || problems;
  end if;
end
$$`;
