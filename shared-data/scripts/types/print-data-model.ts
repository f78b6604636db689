import type { RunQuery } from './read-schema.ts';

interface Column {
  name: string;
  type: string;
  isKey: boolean;
}

interface Reference {
  column: string;
  table: string;
  isOptional: boolean;
  isOnly: boolean;
}

interface ModelTable {
  name: string;
  schema: 'public' | 'private';
  columns: Column[];
  references: Reference[];
}

/** Only columns that are a key, or lead to another table; `tables/<domain>.sql` has the others. */
const modelSql = `
  select c.relname as name, n.nspname as schema,
    coalesce((
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
        'isKey', a.attnum = any (k.primary)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (k.primary || k.foreign)
    ), '[]') as columns,
    coalesce((
      select json_agg(json_build_object('column', a.attname, 'table', r.relname, 'isOptional', not a.attnotnull,
        'isOnly', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
          and i.indkey::int2[] <@ f.conkey)) order by a.attnum, r.relname)
      from pg_constraint f
      join pg_class r on r.oid = f.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
      where f.conrelid = c.oid and f.contype = 'f'
    ), '[]') as references
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select coalesce(array_agg(u.num) filter (where p.contype = 'p'), '{}') as primary,
      coalesce(array_agg(u.num) filter (where p.contype = 'f'), '{}') as foreign
    from pg_constraint p, unnest(p.conkey) u (num) where p.conrelid = c.oid and p.contype in ('p', 'f')
  ) k
  where n.nspname in ('public', 'private') and c.relkind = 'r'
  order by c.relname`;

const entity = ({ name, columns }: ModelTable) => [
  `  ${name} {`,
  ...columns.map(({ name, type, isKey }) => `    ${type.replaceAll(' ', '_')} ${name}${isKey ? ' PK' : ''}`),
  '  }',
];

const lines = ({ name, references }: ModelTable) =>
  references.map(
    ({ column, table, isOptional, isOnly }) =>
      `  ${table} ${isOptional ? '|o' : '||'}--${isOnly ? 'o|' : 'o{'} ${name} : ${column}`,
  );

function picture(tables: ModelTable[]): string[] {
  return ['```mermaid', 'erDiagram', ...tables.flatMap(entity), ...tables.flatMap(lines), '```'];
}

/** The tables and what they lead to, as a picture for each domain: `domains` has the tables of each by name. */
export async function printDataModel(query: RunQuery, domains: Record<string, string[]>): Promise<string> {
  const all = (await query(modelSql)) as unknown as ModelTable[];
  const chapters = Object.entries(domains).flatMap(([domain, names]) => {
    const tables = all.filter(({ schema, name }) => names.includes(`${schema}.${name}`));
    return tables.length > 0 ? [`## ${domain}`, '', ...picture(tables), ''] : [];
  });
  return [
    '<!-- Generated from the schema by `npm run types -w shared-data`. Do not edit. -->',
    '',
    '# The data model',
    '',
    'A picture for each domain, with the keys of its tables and what they lead to; a line says by which column. All columns, their checks and who may read them: `schemas/tables/<domain>.sql`.',
    '',
    ...chapters,
  ].join('\n');
}
