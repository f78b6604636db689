import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.exec(
    "update public.customers set created_at = now() - interval '1 day', status = 'inactive' where name = 'Asha'",
  );
});
afterAll(() => workshop.close());

interface Customers {
  rows: Record<string, unknown>[];
  total: number;
  counts: object;
}

const list = async (parameters = {}) =>
  call<Customers>(await workshop.as('manager'), 'list_customers', parameters);
const overview = async (customer_id: string) =>
  call<{ vehicles: { last_service_date: string | null }[] } | null>(
    await workshop.as('manager'),
    'customer_overview',
    { customer_id },
  );

describe('the list of customers', () => {
  test('is sorted newest first, with the columns of the table', async () => {
    const { rows } = await list();
    expect(rows).toEqual([
      {
        customer_id: workshop.idOf('otherCustomer'),
        name: 'Bela',
        email: 'othercustomer@example.test',
        phone: '+91 90000 00200',
        address: '2 Quiet Street',
        status: 'active',
        has_login: true,
        created_at: expect.any(String),
      },
      expect.objectContaining({ name: 'Asha', status: 'inactive' }),
    ]);
  });

  test.each([
    [{}, ['Bela', 'Asha'], 2],
    [{ search: 'ASH' }, ['Asha'], 1],
    [{ search: ' othercustomer@ ' }, ['Bela'], 1],
    [{ search: '00100' }, ['Asha'], 1],
    [{ search: 'As' }, ['Asha'], 1],
    [{ search: 'a' }, ['Asha'], 1],
    [{ search: 'sh' }, [], 0],
    [{ search: 'ot' }, ['Bela'], 1],
    [{ search: 'cu' }, ['Asha'], 1],
    [{ search: '20' }, [], 0],
    [{ search: 'Quiet Street' }, [], 0],
    [{ search: '%' }, [], 0],
    [{ search: '_' }, [], 0],
    [{ search: '\\' }, [], 0],
    [{ search: "' or true --" }, [], 0],
    [{ status: 'active' }, ['Bela'], 1],
    [{ status: 'inactive' }, ['Asha'], 1],
    [{ status: 'all' }, ['Bela', 'Asha'], 2],
    [{ sort: 'name' }, ['Asha', 'Bela'], 2],
    [{ sort: '-name' }, ['Bela', 'Asha'], 2],
    [{ sort: 'email' }, ['Asha', 'Bela'], 2],
    [{ sort: '-email' }, ['Bela', 'Asha'], 2],
    [{ sort: 'created' }, ['Asha', 'Bela'], 2],
    [{ sort: 'no such thing' }, ['Bela', 'Asha'], 2],
    [{ page: 2, page_size: 1 }, ['Asha'], 2],
    [{ page: 3, page_size: 1 }, [], 2],
  ])('%j finds %j', async (parameters, names, expectedTotal) => {
    const { rows, total } = await list(parameters);
    expect(rows.map((row) => row.name)).toEqual(names);
    expect(total).toBe(expectedTotal);
  });

  test.each([
    [{}, { active: 1, inactive: 1 }],
    [{ search: 'asha' }, { active: 0, inactive: 1 }],
    [{ status: 'active' }, { active: 1, inactive: 1 }],
    [{ search: 'nobody' }, { active: 0, inactive: 0 }],
  ])('%j counts %j', async (parameters, expected) => {
    expect((await list(parameters)).counts).toEqual(expected);
  });
});

test.each([
  ['Li Wei-Ming', ['l', 'li', 'm', 'mi', 'w', 'we']],
  ["  K.  D'Souza ", ['d', "d'", 'k']],
])('the words of %s begin with %j', async (name, starts) => {
  const [row] = await workshop.backend.exec(
    "select array(select unnest(private.word_starts($1, 'W.M@x.test')) order by 1) as starts",
    [name],
  );
  expect(new Set(row?.starts as string[])).toEqual(new Set([...starts, 'w', 'w.']));
});

describe('the overview of a customer', () => {
  test('has each vehicle with its counts of services', async () => {
    const [request] = await workshop.backend.exec(
      'select completion_date from public.service_requests where vehicle_id = 1 order by completion_date desc nulls last',
    );
    const result = await overview(workshop.idOf('customer'));
    expect(result).toMatchObject({
      customer: { customer_id: workshop.idOf('customer'), name: 'Asha', status: 'inactive' },
      counts: { vehicles: 2, total_services: 6, completed: 2 },
    });
    expect(result?.vehicles).toEqual([
      expect.objectContaining({
        registration_number: 'KA 01 A 2',
        last_service_date: null,
        completed_services: 0,
        total_services: 0,
      }),
      expect.objectContaining({
        registration_number: 'KA 01 A 1',
        fuel_type: 'petrol',
        completed_services: 2,
        total_services: 6,
      }),
    ]);
    const last = new Date(result?.vehicles[1]?.last_service_date ?? '');
    expect(last).toEqual(new Date(String(request?.completion_date)));
  });

  test('still counts the services of a deleted vehicle', async () => {
    await workshop.backend.exec(
      "update public.service_requests set status = 'cancelled' where vehicle_id = 1 and status not in ('completed', 'cancelled')",
    );
    await workshop.backend.exec('delete from public.vehicles where vehicle_id = 1');
    const result = await overview(workshop.idOf('customer'));
    expect(result).toMatchObject({ counts: { vehicles: 1, total_services: 6, completed: 2 } });
  });

  test.each(['manager', 'mechanic', 'roleless'] as const)('of a %s is null', async (person) => {
    expect(await overview(workshop.idOf(person))).toBeNull();
  });
});

describe("a customer's requests", () => {
  const ofCustomer = async (parameters = {}) =>
    call<{ rows: Record<string, unknown>[]; total: number }>(
      await workshop.as('manager'),
      'customer_requests',
      { customer_id: workshop.idOf('otherCustomer'), ...parameters },
    );

  test('are listed newest first, with notes and amounts', async () => {
    await workshop.backend.exec(
      "update public.service_requests set customer_notes = 'Squeals', mechanic_notes = 'Pads' where request_id = 8",
    );
    const { rows, total } = await ofCustomer();
    expect(rows.map(({ request_id }) => request_id)).toEqual([8, 7]);
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({
      status: 'completed',
      service_name: 'Oil Change',
      final_cost: 3500,
      estimated_cost: 3500,
      customer_notes: 'Squeals',
      mechanic_notes: 'Pads',
      mechanic_name: 'Sunita',
      assigned_mechanic: workshop.idOf('otherMechanic'),
    });
  });

  test('have pages', async () => {
    const { rows, total } = await ofCustomer({ page: 2, page_size: 1 });
    expect(rows.map(({ request_id }) => request_id)).toEqual([7]);
    expect(total).toBe(2);
  });
});
