import type { SupabaseClient } from '@supabase/supabase-js';
import { type Role, roles } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';
import { functions, outcomeOf, tables } from './access-matrix.ts';
import { visibleKeys } from './visible-rows.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  // Signed in before the dismissal, so that the tests use a session that was open then.
  await workshop.as('dismissed');
  await call(await workshop.as('manager'), 'dismiss_mechanic', { mechanic_id: workshop.idOf('dismissed') });
});
afterAll(() => workshop.close());

const contentOf = (table: string) => workshop.backend.exec(`select * from public.${table} order by 1, 2`);

const cells = Object.entries(tables).flatMap(([table, access]) =>
  roles.map((role) => ({ table, role, sees: access.read[role], key: access.key })),
);

describe('reading tables', () => {
  test.each(cells)('$role sees $sees of $table', async ({ table, role, sees, key }) => {
    const { data, error } = await (await workshop.as(role)).from(table).select(key);
    if (sees === 'refused') {
      expect(error?.code).toBe('42501');
      return;
    }
    const rows = (data ?? []) as unknown as Record<string, unknown>[];
    expect(rows.map((row) => String(row[key])).sort()).toEqual(await visibleKeys(workshop, table, role));
    if (sees !== 'none') expect(rows).not.toEqual([]);
  });
});

async function write(client: SupabaseClient, table: string, operation: string, role: Role) {
  const { key = '', change = {} } = tables[table] ?? {};
  if (operation === 'update') return client.from(table).update(change).not(key, 'is', null);
  if (operation === 'delete') return client.from(table).delete().not(key, 'is', null);
  const owner = role === 'visitor' ? null : workshop.idOf(role);
  const row =
    table === 'vehicles'
      ? { customer_id: owner, registration_number: `NEW ${role}`, brand: 'a', model: 'b', year: 2020 }
      : change;
  return client.from(table).insert(row);
}

const writes = Object.entries(tables).flatMap(([table, access]) =>
  (['insert', 'update', 'delete'] as const).flatMap((operation) =>
    roles.filter((role) => !access[operation].includes(role)).map((role) => ({ table, operation, role })),
  ),
);

describe('writing tables', () => {
  test.each(writes)('$role cannot $operation $table', async ({ table, operation, role }) => {
    const before = await contentOf(table);
    const { data, error } = await write(await workshop.as(role), table, operation, role);
    // Row-level security hides other users' rows, so a write affects none.
    const touchesNothing = error === null && operation !== 'insert' && (data ?? []).length === 0;
    expect(error?.code === '42501' || touchesNothing).toBe(true);
    expect(await contentOf(table)).toEqual(before);
  });

  test('customers write their own vehicles only', async () => {
    const customer = await workshop.as('customer');
    const other = { customer_id: workshop.idOf('otherCustomer'), brand: 'a', model: 'b', year: 2020 };
    const forOther = await customer.from('vehicles').insert({ ...other, registration_number: 'GIFT' });
    expect(forOther.error?.code).toBe('42501');
    const own = { ...other, customer_id: workshop.idOf('customer'), registration_number: 'OWN 1' };
    expect((await customer.from('vehicles').insert(own)).error).toBeNull();

    const given = await customer.from('vehicles').update({ customer_id: other.customer_id }).eq('brand', 'a');
    expect(given.error?.code).toBe('42501');
    const painted = await customer
      .from('vehicles')
      .update({ color: 'Pink' })
      .not('vehicle_id', 'is', null)
      .select();
    expect(painted.data).toHaveLength(3);
    const removed = await customer
      .from('vehicles')
      .delete()
      .in('registration_number', ['OWN 1', 'KA 01 B 1'])
      .select();
    expect(removed.data).toHaveLength(1);
    expect(await workshop.backend.exec('select 1 from public.vehicles')).toHaveLength(3);
  });
});

const calls = Object.entries(functions).flatMap(([name, access]) =>
  roles
    .filter((role) => !(name === 'clear_all_requests' && role === 'manager'))
    .map((role) => ({ name, role, outcome: outcomeOf(role, access), parameters: access.parameters })),
);

describe('calling functions', () => {
  // Wrong tokens are counted, and there are more functions with one than attempts in an hour.
  afterEach(() => workshop.backend.exec('delete from private.attempts where true'));

  test.each(calls)('$role gets $outcome from $name', async ({ name, role, outcome, parameters }) => {
    const { error } = await (await workshop.as(role)).rpc(name, parameters);
    expect(error?.code ?? 'success').toBe(outcome);
  });
});
