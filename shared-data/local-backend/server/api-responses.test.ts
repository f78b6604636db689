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

describe('responses of the embedded backend are like those of the hosted one', () => {
  test('money is a number and a timestamp is ISO 8601, in tables and in embedded rows', async () => {
    const customer = await signIn('customer');
    const { data } = await customer
      .from('service_requests')
      .select(
        'estimated_cost, created_at, customers(created_at), request_lines(amount, services(base_price))',
      )
      .eq('request_lines.position', 1)
      .limit(1)
      .single();
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    expect(data).toMatchObject({
      estimated_cost: expect.any(Number),
      created_at: iso,
      customers: { created_at: iso },
      request_lines: [{ amount: expect.any(Number), services: { base_price: expect.any(Number) } }],
    });
  });

  test('parallel requests keep their own identity @long', async () => {
    const clients = await Promise.all(['customer', 'mechanic', 'manager'].map(signIn));
    const rounds = Array.from({ length: 10 }, () => clients).flat();
    const responses = await Promise.all(rounds.map((client) => client.rpc('current_account')));
    expect(responses.map(({ data }) => data?.role)).toEqual(
      rounds.map((_, index) => ['customer', 'mechanic', 'manager'][index % 3]),
    );
  });

  test('a table can be counted without sending its rows', async () => {
    const { count, data } = await (await signIn('manager'))
      .from('customers')
      .select('customer_id', { count: 'exact', head: true });
    expect([count, data]).toEqual([12, null]);
  });

  test('an unknown or missing key is refused, and so is every other route', async () => {
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

  test('the secret key reads every row, and is refused from a browser', async () => {
    expect((await connect(backend.secretKey).from('customers').select('name')).data).toHaveLength(12);
    const inBrowser = await backend.fetch('http://localhost/rest/v1/customers', {
      headers: { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0' },
    });
    expect(inBrowser.status).toBe(401);
  });

  test('client errors are not logged', async () => {
    const logged: unknown[] = [];
    const log = console.error;
    console.error = (...values) => logged.push(values);
    await connect().from('customers').select();
    await (await signIn('customer')).rpc('list_parts');
    await connect().rpc('register_customer', { name: '', email: '', phone: '', password: '' });
    console.error = log;
    expect(logged).toEqual([]);
  });
});
