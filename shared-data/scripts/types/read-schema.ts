/** A column of a table, or a parameter of a function. */
export interface Field {
  name: string;
  /** PostgreSQL's name of the type; arrays have a leading underscore: 'int8', '_text'. */
  type: string;
  isNullable: boolean;
  /** Optional on insert. */
  hasDefault: boolean;
  /** Not writable. */
  isGenerated: boolean;
  /** The texts that a check allows, such as the statuses of a request; null for any. */
  values: string[] | null;
}

export interface ForeignKey {
  name: string;
  columns: string[];
  table: string;
  referencedColumns: string[];
  isOneToOne: boolean;
}

export interface Table {
  name: string;
  columns: Field[];
  foreignKeys: ForeignKey[];
}

export interface Callable {
  name: string;
  parameters: Field[];
  /** PostgreSQL's name of the type. */
  returns: string;
}

export interface Schema {
  tables: Table[];
  functions: Callable[];
}

/** Runs a query and returns its rows. */
export type RunQuery = (sql: string) => Promise<Record<string, unknown>[]>;

const tablesSql = `
  select c.relname as name,
    coalesce((
      select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'isNullable', not a.attnotnull,
        'hasDefault', a.atthasdef or a.attidentity <> '', 'isGenerated', a.attidentity = 'a' or a.attgenerated <> '',
        'values', (
          select json_agg(v.match[1] order by v.place)
          from pg_constraint k,
            regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality v (match, place)
          where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$')
        )
      ) order by a.attname)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as columns,
    coalesce((
      select json_agg(json_build_object(
        'name', k.conname,
        'columns', (select json_agg(a.attname order by u.place) from unnest(k.conkey) with ordinality u (num, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
        'table', r.relname,
        'referencedColumns', (select json_agg(a.attname order by u.place)
          from unnest(k.confkey) with ordinality u (num, place)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num),
        'isOneToOne', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
          and i.indkey::int2[] @> k.conkey and i.indkey::int2[] <@ k.conkey)
      ) order by k.conname)
      from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.relnamespace = c.relnamespace
    ), '[]') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`;

const functionsSql = `
  select p.proname as name, t.typname as returns,
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[u.place], 'type', a.typname, 'isNullable', false,
        'hasDefault', u.place > p.pronargs - p.pronargdefaults, 'isGenerated', false, 'values', null
      ) order by u.place)
      from unnest(p.proargtypes) with ordinality u (oid, place) join pg_type a on a.oid = u.oid
    ), '[]') as parameters
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

export async function readLimits(query: RunQuery): Promise<Record<string, number>> {
  const [row] = await query('select private.limits() as limits');
  return row?.limits as Record<string, number>;
}

/** In what parts are kept and lines sold. */
export interface Unit {
  place: number;
  kind: string;
  one: string;
  many: string;
}

export async function readUnits(query: RunQuery): Promise<Record<string, Unit>> {
  const [row] = await query('select private.units() as units');
  return row?.units as Record<string, Unit>;
}

/** What a browser needs of an event of which customers are told. */
export interface MessageEventRow {
  event: string;
  label: string;
  opens: string;
  notice: string;
}

export const readMessageEvents = async (query: RunQuery): Promise<MessageEventRow[]> =>
  (await query(
    'select event, label, opens, notice from private.message_events order by place',
  )) as unknown as MessageEventRow[];

/** What the audit trail records changes of: the name of each on screens, by which they are sorted. */
export async function readChangeSubjects(query: RunQuery): Promise<Record<string, string>> {
  const [row] = await query(
    'select json_object_agg(subject, label order by lower(label)) as subjects from private.change_subjects',
  );
  return row?.subjects as Record<string, string>;
}

/** The tables and functions of schema public, sorted by name. */
export async function readSchema(query: RunQuery): Promise<Schema> {
  const tables = await query(tablesSql);
  const functions = await query(functionsSql);
  return { tables: tables as unknown as Table[], functions: functions as unknown as Callable[] };
}
