import { readRelations } from '../random/embeddable-relations.ts';
import { type Role, roles } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { tables } from './access-matrix.ts';
import { visibleKeys } from './visible-rows.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
});
afterAll(() => workshop.close());

const rights = ['select', 'insert', 'update'] as const;

/** The columns on which a database role has a privilege. */
async function held(role: 'anon' | 'authenticated', right: (typeof rights)[number]) {
  const rows = await workshop.backend.exec(
    `select c.relname || '.' || a.attname as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
       and has_column_privilege('${role}', c.oid, a.attnum, '${right}') order by 1`,
  );
  return rows.map(({ name }) => name);
}

const judged = (choose: (table: string) => string[] | undefined) =>
  Object.keys(tables)
    .flatMap((table) => (choose(table) ?? []).map((column) => `${table}.${column}`))
    .sort();

describe('columns', () => {
  test('every column is in the access matrix', async () => {
    const rows = await workshop.backend.exec(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(
      judged((table) => [...(tables[table]?.columns.read ?? []), ...(tables[table]?.columns.hidden ?? [])]),
    );
  });

  test('signed-in users have exactly the grants of the access matrix', async () => {
    expect((await held('authenticated', 'select')).sort()).toEqual(
      judged((table) => tables[table]?.columns.read),
    );
    expect((await held('authenticated', 'insert')).sort()).toEqual(
      judged((table) => tables[table]?.columns.insert),
    );
    expect((await held('authenticated', 'update')).sort()).toEqual(
      judged((table) => tables[table]?.columns.update),
    );
  });

  test('visitors read the catalogue and write nothing', async () => {
    const open = (table: string) => tables[table]?.read.visitor === 'all';
    expect((await held('anon', 'select')).sort()).toEqual(
      judged((table) => (open(table) ? tables[table]?.columns.read : [])),
    );
    expect(await held('anon', 'insert')).toEqual([]);
    expect(await held('anon', 'update')).toEqual([]);
  });

  const hidden = Object.entries(tables).flatMap(
    ([
      table,
      {
        columns: { hidden = [] },
      },
    ]) => hidden.flatMap((column) => roles.map((role) => ({ table, column, role }))),
  );
  test.each(hidden)('$role can neither read, filter nor sort by $table.$column @long', async (cell) => {
    const { table, column, role } = cell;
    const client = await workshop.as(role);
    const key = tables[table]?.key ?? '';
    const attempts = [
      client.from(table).select(column),
      client.from(table).select(`shown:${column}::text`),
      client.from(table).select(key).not(column, 'is', null),
      client.from(table).select(key).or(`${column}.is.null,${key}.not.is.null`),
      client.from(table).select(key).order(column),
    ];
    for (const attempt of attempts) expect((await attempt).error?.code).toBe('42501');
  });
});

describe('embedded rows', () => {
  test.each(roles)('%s sees no more rows of a table through embedding than directly @long', async (role) => {
    const client = await workshop.as(role);
    const relations = await readRelations(workshop.backend);
    expect(relations.length).toBeGreaterThan(20);
    for (const { from, to, hint } of relations) {
      const [key, otherKey] = [tables[from]?.key ?? '', tables[to]?.key ?? ''];
      const { data, error } = await client.from(from).select(`${key}, seen:${to}!${hint}(${otherKey})`);
      const path = `${from} → ${to}`;
      if (error) {
        // Refused without a privilege on the table, else empty.
        expect([path, error.code]).toEqual([path, '42501']);
        expect([tables[from]?.read[role], tables[to]?.read[role]]).toContain('refused');
        continue;
      }
      const rows = data as unknown as Record<string, unknown>[];
      const seen = rows.flatMap((row) => row.seen ?? []) as Record<string, unknown>[];
      const allowed = await visibleKeys(workshop, to, role as Role);
      expect([path, seen.filter((row) => !allowed.includes(String(row[otherKey])))]).toEqual([path, []]);
    }
  });

  test('embedding returns rows', async () => {
    const manager = await workshop.as('manager');
    const { data } = await manager.from('service_requests').select('request_id, customers!inner(email)');
    expect(data).toHaveLength(8);
  });
});
