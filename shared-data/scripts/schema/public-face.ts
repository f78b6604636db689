import type { RunQuery } from '../types/read-schema.ts';

interface Parameter {
  name: string;
  type: string;
  isOptional: boolean;
}

/** A function or a column that the API offers. */
interface Offered {
  kind: 'function' | 'column';
  name: string;
  /** Of a column its type, of a function that of its answer. */
  type: string;
  parameters: Parameter[];
  /** What the API's roles may do with it, such as 'authenticated select'; null for nothing. */
  rights: string[] | null;
  /** Whether an insert has to name the column. */
  isRequired: boolean;
  /** Whether no screen has called it since the release before. */
  isKept: boolean;
}

/** How the comment begins of what is there for the screens of the release before alone, and goes with the next release. */
const kept = 'Kept for the release before';

const roles = "(values ('anon'), ('authenticated')) r (role)";

const faceQuery = `
  select 'function' as kind, p.proname::text as name, pg_get_function_result(p.oid) as type,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.proargnames[a.n], 'type', format_type(a.type, null), 'isOptional', a.n > p.pronargs - p.pronargdefaults
      ) order by a.n)
      from unnest(p.proargtypes::oid[]) with ordinality a (type, n)
    ), '[]') as parameters,
    (select jsonb_agg(r.role || ' execute') from ${roles} where has_function_privilege(r.role, p.oid, 'execute')) as rights,
    false as "isRequired", starts_with(coalesce(obj_description(p.oid, 'pg_proc'), ''), '${kept}') as "isKept"
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  union all
  select 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), '[]',
    (
      select jsonb_agg(r.role || ' ' || v.verb) from ${roles} cross join unnest(array['select', 'insert', 'update']) v (verb)
      where has_column_privilege(r.role, c.oid, a.attnum, v.verb)
    ),
    a.attnotnull and not a.atthasdef and a.attidentity = '' and exists (
      select from ${roles} where has_any_column_privilege(r.role, c.oid, 'insert')
    ),
    starts_with(coalesce(col_description(c.oid, a.attnum), ''), '${kept}')
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  order by 1, 2`;

/** Functions and columns of the schema `public`, and what browsers may do with them. */
export const readFace = async (query: RunQuery) => (await query(faceQuery)) as unknown as Offered[];

/** Why a call that fits the one does not fit the other; undefined when it does. */
function difference(before: Offered, now: Offered | undefined): string | undefined {
  if (!now) return 'is gone';
  const lost = before.rights?.find((right) => !now.rights?.includes(right));
  if (lost) return `no longer lets ${lost}`;
  if (before.type !== now.type) return `is ${now.type} and was ${before.type}`;
  for (const parameter of before.parameters) {
    const same = now.parameters.find(({ name }) => name === parameter.name);
    if (!same) return `no longer takes ${parameter.name}`;
    if (same.type !== parameter.type)
      return `takes ${same.name} as ${same.type} and not as ${parameter.type}`;
    if (parameter.isOptional && !same.isOptional) return `asks for ${same.name}, which was optional`;
  }
  const added = now.parameters.find(
    (each) => !each.isOptional && !before.parameters.some(({ name }) => name === each.name),
  );
  if (added) return `asks for ${added.name}, which is new`;
  return now.isRequired && !before.isRequired ? 'has to be written and has no default' : undefined;
}

/**
 * What screens of the last release call and the next release's database would refuse, each with what to do.
 * @param before what the API of the last release offers.
 * @param now what that of the next release does.
 */
export function brokenCalls(before: readonly Offered[], now: readonly Offered[]): string[] {
  const added = now
    .filter((each) => each.kind === 'column' && each.isRequired)
    .filter(({ name }) => !before.some((each) => each.name === name))
    .filter(({ name }) => before.some((each) => each.name.startsWith(`${name.split('.')[0]}.`)))
    .map((each) => `public.${each.name} has to be written and has no default. Give it one.`);
  const changed = before
    .filter(({ rights, isKept }) => rights && !isKept)
    .flatMap((each) => {
      const same = now.filter(({ kind, name }) => kind === each.kind && name === each.name);
      const found = same.length === 0 ? ['is gone'] : same.map((other) => difference(each, other));
      return found.includes(undefined) ? [] : [`public.${each.name} ${found[0]}. ${remedyOf(each)}`];
    });
  return [...changed, ...added];
}

const remedyOf = ({ kind }: Offered) =>
  `Screens of the last release call it: keep the ${kind} for one release, with a comment that begins "${kept}", and add the new one under another name.`;
