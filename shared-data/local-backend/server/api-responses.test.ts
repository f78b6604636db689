import { createClient } from '@supabase/supabase-js';
import { openTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ seed: true });
});
afterAll(() => backend.close());

const connect = (key = backend.publishableKey) =>
  createClient('http://localhost', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
const signIn = async (person: string) => {
  const client = connect();
  await client.auth.signInWithPassword({ email: `${person}@pitlane.test`, password: `${person}1` });
  return client;
};

describe('the embedded backend answers as the hosted one', () => {
  test('money is a number and a moment is ISO 8601, in tables and in embedded rows', async () => {
    const customer = await signIn('customer');
    const { data } = await customer
      .from('service_requests')
      .select(
        'estimated_cost, created_at, vehicles(created_at), service_request_services(services(base_price))',
      )
      .not('vehicle_id', 'is', null)
      .limit(1)
      .single();
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    expect(data).toMatchObject({
      estimated_cost: expect.any(Number),
      created_at: iso,
      vehicles: { created_at: iso },
      service_request_services: [{ services: { base_price: expect.any(Number) } }],
    });
  });

  test('requests at the same moment never take on each other’s identity', async () => {
    const clients = await Promise.all(['customer', 'mechanic', 'manager'].map(signIn));
    const rounds = Array.from({ length: 10 }, () => clients).flat();
    const answers = await Promise.all(rounds.map((client) => client.rpc('current_account')));
    expect(answers.map(({ data }) => data?.role)).toEqual(
      rounds.map((_, place) => ['customer', 'mechanic', 'manager'][place % 3]),
    );
  });

  test('a whole table may be counted without being sent', async () => {
    const { count, data } = await (await signIn('manager'))
      .from('customers')
      .select('customer_id', { count: 'exact', head: true });
    expect([count, data]).toEqual([12, null]);
  });

  test('a key that is not ours opens nothing', async () => {
    expect((await connect('sb_publishable_other').from('services').select()).status).toBe(401);
    const keyless = await backend.fetch('http://localhost/rest/v1/services');
    expect(keyless.status).toBe(401);
    for (const path of [
      '',
      'studio',
      '_system/info',
      'storage/v1/bucket',
      'rest/v10',
      '//rest/v1/services',
    ]) {
      expect([path, (await backend.fetch(`http://localhost/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('the secret key reads every row, and is refused to a browser', async () => {
    expect((await connect(backend.secretKey).from('customers').select('name')).data).toHaveLength(12);
    const inBrowser = await backend.fetch('http://localhost/rest/v1/customers', {
      headers: { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0' },
    });
    expect(inBrowser.status).toBe(401);
  });

  test('a refusal is not printed', async () => {
    const printed: unknown[] = [];
    const print = console.error;
    console.error = (...things) => printed.push(things);
    await connect().from('customers').select();
    await (await signIn('customer')).rpc('list_parts');
    await connect().rpc('register_customer', { name: '', email: '', phone: '', password: '' });
    console.error = print;
    expect(printed).toEqual([]);
  });
});
