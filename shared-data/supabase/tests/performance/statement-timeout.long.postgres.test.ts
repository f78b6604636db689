import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** The settings of a role, which PostgREST applies to its requests. */
async function timeoutOf(role: string): Promise<string> {
  const [row] = await backend.exec(
    "select substr(s, 19) as timeout from pg_roles, unnest(rolconfig) s where rolname = $1 and s like 'statement_timeout=%'",
    [role],
  );
  return String(row?.timeout);
}

test('a request has 3 seconds as a visitor and 8 as a person', async () => {
  expect([await timeoutOf('anon'), await timeoutOf('authenticated')]).toEqual(['3s', '8s']);
});

test('a query that embeds too much ends when the time of its role is over', async () => {
  const start = performance.now();
  await expect(
    backend.runScript(`
      select set_config('role', 'anon', true), set_config('statement_timeout', '${await timeoutOf('anon')}', true);
      select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b, public.services;
    `),
  ).rejects.toMatchObject({ code: '57014' });
  expect(performance.now() - start).toBeLessThan(8000);
});
