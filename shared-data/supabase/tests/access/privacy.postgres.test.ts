import { type Role, secrets } from '../support/people.ts';
import { call } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';
import { functions, tables } from './access-matrix.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const send = async (role: Role, path: string, init?: RequestInit) => {
  const client = await workshop.as(role);
  const { data } = await client.auth.getSession();
  const response = await workshop.backend.fetch(`http://localhost/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: workshop.backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
  });
  return response.text();
};

const reads = Object.entries(functions)
  .filter(([name]) => /^(list|job|mechanic|current|customer|garage|clearing)_/.test(name))
  .map(([name, { parameters }]) => ({ name, parameters: parameters ?? {} }));

const embeds = [
  'service_requests?select=request_id,customers(*)',
  'service_requests?select=request_id,customers(name,email,address)',
  'service_requests?select=request_id,customers!inner(email)&customers.email=like.*',
  'vehicles?select=*,customers(*)',
  'vehicles?select=vehicle_id,customers!inner(email)',
  'service_request_parts?select=request_id,service_requests(request_id,customers(email,address))',
  'mechanics?select=name,service_requests(request_id,customers(email))',
  'customers?select=email,address',
];

describe('a mechanic never receives an email or address of a customer', () => {
  test.each(Object.keys(tables))('from table %s', async (table) => {
    const text = await send('mechanic', `${table}?select=*`);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test.each(embeds)('through %s', async (path) => {
    const text = await send('mechanic', path);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test.each(reads)('from $name', async ({ name, parameters }) => {
    const text = await send('mechanic', `rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) });
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('but gets the name and phone for their jobs', async () => {
    const { rows } = await call<{ rows: object[] }>(await workshop.as('mechanic'), 'list_jobs');
    expect(rows[0]).toMatchObject({ customer_name: 'Asha', customer_phone: '+91 90000 00100' });
  });
});

describe('a customer never receives', () => {
  const others = ['othercustomer@example.test', '2 Quiet Street', 'Bela', 'KA 01 B 1'];
  const mechanicsOwn = ['mechanic@example.test', '"401"', 'hourly_rate', 'is_paid', 'time_based_pay'];

  test.each([...Object.keys(tables).map((table) => `${table}?select=*`), ...embeds])(
    "others' data or a mechanic's phone, rate or pay from %s",
    async (path) => {
      const text = await send('customer', path);
      for (const secret of [...others, ...mechanicsOwn]) expect(text).not.toContain(secret);
    },
  );

  test('is_paid on their own request', async () => {
    const text = await send('customer', `service_requests?select=is_paid&request_id=eq.${requests.paid}`);
    expect(text).toContain('permission denied');
  });

  test('more of the mechanic than the name', async () => {
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(
      await workshop.as('customer'),
      'list_requests',
    );
    expect(rows.find((row) => row.request_id === requests.approved)).toMatchObject({ mechanic_name: 'Ravi' });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'arrived_at',
      'balance',
      'brand',
      'cancellation',
      'change_refusal',
      'collected_at',
      'completion_date',
      'confirmed_at',
      'created_at',
      'customer_notes',
      'drop_off',
      'estimated_cost',
      'final_cost',
      'last_move',
      'mechanic_name',
      'mechanic_notes',
      'model',
      'promised_at',
      'registration_number',
      'request_id',
      'scheduled_date',
      'service_name',
      'started_at',
      'status',
      'vehicle_id',
      'year',
    ]);
  });
});

describe('the list of requests', () => {
  test.each([
    [{}, [6, 5, 4, 3, 2, 1]],
    [{ status: 'completed' }, [5, 4]],
    [{ status: 'in-progress' }, [3]],
    [{ vehicle_id: 1, page_size: 2, page: 2 }, [4, 3]],
    [{ vehicle_id: 2 }, []],
    [{ vehicle_id: 3 }, []],
  ])('%j finds %j', async (parameters, expected) => {
    const client = await workshop.as('customer');
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(client, 'list_requests', parameters);
    expect(rows.map((row) => row.request_id)).toEqual(expected);
  });
});
