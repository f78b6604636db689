import { type Role, roles } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { functions, outcomeOf, tables } from './access-matrix.ts';
import { type Attempt, callAll, tryInSql } from './try-in-sql.ts';
import { visibleKeys } from './visible-rows.ts';

/**
 * The whole access matrix, proved in SQL with the rights of each role, and one request of each kind and outcome through the
 * API. `access-matrix.long` sends all of it through the API.
 */
let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  // Signed in before the dismissal, so that the tests use a session that was open then.
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
});
afterAll(() => workshop.close());

const differing = (expected: Record<string, string>, found: Record<string, string>) =>
  Object.entries(expected).flatMap(([name, outcome]) =>
    found[name] === outcome ? [] : [`${name}: ${found[name]} instead of ${outcome}`],
  );

test.each(roles)('%s gets from each function what the matrix says @long', async (role) => {
  const called = Object.entries(functions).filter(
    ([name]) => !(name === 'clear_all_requests' && role === 'manager'),
  );
  const expected = called.map(([name, access]) => [name, outcomeOf(role, access)]);
  const found = await callAll(
    workshop,
    await workshop.as(role),
    called.map(([name]) => name),
  );
  expect(differing(Object.fromEntries(expected), found)).toEqual([]);
});

const countOf = async (table: string, role: Role) => (await visibleKeys(workshop, table, role)).length;

test.each(roles)('%s sees of each table what the matrix says', async (role) => {
  const attempts = Object.entries(tables).map(
    ([table, { key }]): Attempt => ({ name: table, sql: `select ${key} from public.${table}` }),
  );
  const expected: Record<string, string> = {};
  for (const [table, { read }] of Object.entries(tables)) {
    const count = await countOf(table, role);
    expected[table] = read[role] === 'refused' ? '42501' : `success ${count}`;
    if (read[role] === 'all' || read[role] === 'own') expect([table, count]).not.toEqual([table, 0]);
  }
  expect(differing(expected, await tryInSql(workshop, await workshop.as(role), attempts))).toEqual([]);
});

const operations = ['insert', 'update', 'delete'] as const;

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A row that only the owner of its car may insert. */
const newVehicle = (role: Role) => ({
  customer_id: role === 'visitor' ? null : workshop.idOf(role),
  registration_number: `NEW ${role}`,
  brand: 'a',
  model: 'b',
  year: 2020,
});

function writeInSql(table: string, operation: (typeof operations)[number], role: Role): Attempt {
  const { key = '', change = {} } = tables[table] ?? {};
  const row = table === 'vehicles' ? newVehicle(role) : change;
  const values = Object.values(row).map(literal);
  const [column = '', value] = Object.entries(change)[0] ?? [];
  const sql = {
    insert: `insert into public.${table} (${Object.keys(row)}) values (${values})`,
    update: `update public.${table} set ${column} = ${literal(value)} where ${key} is not null`,
    delete: `delete from public.${table} where ${key} is not null`,
  }[operation];
  return { name: `${operation} ${table}`, sql };
}

test.each(roles)('%s writes no table beyond the matrix', async (role) => {
  const attempts = Object.entries(tables).flatMap(([table, access]) =>
    operations
      .filter((operation) => !access[operation].includes(role))
      .map((operation) => writeInSql(table, operation, role)),
  );
  const outcomes = Object.entries(await tryInSql(workshop, await workshop.as(role), attempts));
  // Row-level security hides other users' rows, so a write affects none.
  const written = outcomes.filter(([, outcome]) => outcome !== '42501' && outcome !== 'success 0');
  expect(written).toEqual([]);
});

describe('through the API', () => {
  const outcomes = roles.flatMap((role) => {
    const byOutcome = new Map<string, { role: Role; name: string; outcome: string }>();
    for (const [name, access] of Object.entries(functions)) {
      const outcome = outcomeOf(role, access);
      if (name !== 'clear_all_requests' && !byOutcome.has(outcome))
        byOutcome.set(outcome, { role, name, outcome });
    }
    return [...byOutcome.values()];
  });
  test.each(outcomes)('$role gets $outcome from $name', async ({ role, name, outcome }) => {
    const { error } = await (await workshop.as(role)).rpc(name, functions[name]?.parameters);
    expect(error?.code ?? 'success').toBe(outcome);
  });

  test.each(roles)('%s reads customers and services as the matrix says', async (role) => {
    const client = await workshop.as(role);
    for (const table of ['customers', 'services']) {
      const { data, error } = await client.from(table).select(tables[table]?.key);
      const expected = tables[table]?.read[role] === 'refused' ? '42501' : await countOf(table, role);
      expect([table, error?.code ?? data?.length]).toEqual([table, expected]);
    }
  });
});

describe('the access matrix is complete', () => {
  test('it lists every table and view of schema public', async () => {
    const rows = await workshop.backend.exec(
      `select c.relname from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    );
    expect(rows.map((row) => row.relname)).toEqual(Object.keys(tables).sort());
  });

  test('it lists every function of schema public', async () => {
    const rows = await workshop.backend.exec(
      "select distinct proname from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    expect(rows.map((row) => row.proname)).toEqual(Object.keys(functions).sort());
  });

  test.each(['private', 'auth', 'storage', 'supabase_migrations'])(
    'schema %s is not exposed',
    async (schema) => {
      const manager = await workshop.as('manager');
      const { error } = await manager.schema(schema).from('users').select();
      expect(error?.code).toBe('PGRST106');
    },
  );

  test('a request without a key is refused', async () => {
    const response = await workshop.backend.fetch('http://localhost/rest/v1/services');
    expect(response.status).toBe(401);
  });

  test('nobody can sign up without register_customer', async () => {
    const visitor = await workshop.as('visitor');
    const { error } = await visitor.auth.signUp({ email: 'new@example.test', password: 'secret1' });
    expect(error).not.toBeNull();
  });
});
