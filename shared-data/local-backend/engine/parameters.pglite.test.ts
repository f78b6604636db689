import { createClient } from '@supabase/supabase-js';
import { openTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ seed: true });
});
afterAll(() => backend.close());

const connect = () =>
  createClient('http://localhost', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });

test.each(['cs.1', 'in.(1)', 'eq.true', 'ov.{x}', 'eq.1'])(
  'comparing a list column with %s is refused, and the next request succeeds',
  async (filter) => {
    const manager = connect();
    await manager.auth.signInWithPassword({ email: 'manager@pitlane.test', password: 'manager1' });
    const [operator = '', value] = filter.split(/\.(.*)/);
    const { error, status } = await manager
      .from('salary_payments')
      .select('payment_id')
      .filter('jobs_included', operator, value);
    expect([status, error?.code]).toEqual([400, '22P02']);
    expect((await connect().from('services').select('name')).data).toHaveLength(14);
  },
);
