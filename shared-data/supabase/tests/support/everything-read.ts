import type { SupabaseClient } from '@supabase/supabase-js';
import { readSchema } from '../../../scripts/types/read-schema.ts';
import { functions } from '../access/access-matrix.ts';
import type { Role } from './people.ts';
import type { Workshop } from './workshop.ts';

/** The values that a parameter of this name is tried with, besides those of the access matrix. */
export type Aims = Record<string, readonly unknown[]>;

const readableColumns = `
  select table_name as name, string_agg(quote_ident(column_name), ',') as columns
  from information_schema.column_privileges
  where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'SELECT' group by 1 order by 1`;

/** All that the tables answer to a client. */
async function readTables({ backend }: Workshop, client: SupabaseClient): Promise<string[]> {
  const texts: string[] = [];
  for (const { name, columns } of await backend.exec(readableColumns)) {
    const { data } = await client.from(String(name)).select(String(columns));
    texts.push(`table ${name}: ${JSON.stringify(data)}`);
  }
  return texts;
}

/** Parameters with one of the aims in turn, and the others at their first. */
function combinations(names: readonly string[], aims: Aims, base: object): Record<string, unknown>[] {
  const aimed = names.filter((name) => aims[name]);
  const firsts = Object.fromEntries(aimed.map((name) => [name, aims[name]?.[0]]));
  const each = aimed.flatMap((name) =>
    (aims[name] ?? []).map((value) => ({ ...base, ...firsts, [name]: value })),
  );
  return [{ ...base }, ...each];
}

/**
 * All that the tables and the functions of the access matrix answer to a role, each answer with what was asked. Functions
 * that change something are among them.
 */
export async function readEverything(workshop: Workshop, role: Role, aims: Aims): Promise<string[]> {
  const client = await workshop.as(role);
  const texts = await readTables(workshop, client);
  const { functions: callables } = await readSchema(workshop.backend.exec);
  for (const { name, parameters } of callables) {
    if (!functions[name]?.roles.includes(role)) continue;
    const names = parameters.map((parameter) => parameter.name);
    for (const sent of combinations(names, aims, functions[name].parameters ?? {})) {
      const { data, error } = await client.rpc(name, sent);
      texts.push(`${name} ${JSON.stringify(sent)}: ${JSON.stringify(data ?? error)}`);
    }
  }
  return texts;
}
