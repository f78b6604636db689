import type { TestBackend } from '../../../local-backend/testing/test-backend.ts';

/** A relation between two tables of public that the API can embed. */
export interface Relation {
  from: string;
  to: string;
  /** The foreign key or the join table. */
  hint: string;
}

/** All relations over columns that signed-in users read: each foreign key in both directions, and each join table. */
export async function readRelations(backend: Pick<TestBackend, 'exec'>): Promise<Relation[]> {
  const keys = await backend.exec(
    `select k.conname as name, k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
       k.conkey <@ (select i.indkey::int2[] from pg_index i where i.indrelid = k.conrelid and i.indisprimary) as in_key
     from pg_constraint k join pg_class p on p.oid = k.confrelid and p.relnamespace = 'public'::regnamespace
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
       select from unnest(k.conkey) c (number)
       where not has_column_privilege('authenticated', k.conrelid, c.number, 'select')
     )
     order by 1`,
  );
  const along = keys.flatMap(({ name, child, parent }) => [
    { from: String(child), to: String(parent), hint: String(name) },
    { from: String(parent), to: String(child), hint: String(name) },
  ]);
  const across = keys.flatMap((one) =>
    keys
      .filter((other) => other.child === one.child && other.name !== one.name && one.in_key && other.in_key)
      .map((other) => ({ from: String(one.parent), to: String(other.parent), hint: String(one.child) })),
  );
  return [...along, ...across];
}
