import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { faults } from './schema-faults.ts';
import { rules } from './schema-rules.ts';

let backend: TestBackend;
let broken: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  broken = await openTestBackend();
  await broken.runScript(Object.values(faults).join('\n'));
});
afterAll(async () => {
  await backend.close();
  await broken.close();
});

test.each(Object.entries(rules))('%s', async (_rule, query) => {
  expect(await backend.exec(query)).toEqual([]);
});

test.each(Object.entries(rules))('a violation is detected: %s', async (rule, query) => {
  expect(faults).toHaveProperty([rule]);
  expect(await broken.exec(query)).not.toEqual([]);
});

test.each(['anon', 'authenticated'])('PostgREST ends a long statement of %s', async (role) => {
  const [row] = await backend.exec('select rolconfig::text as settings from pg_roles where rolname = $1', [
    role,
  ]);
  expect(row?.settings).toMatch(/statement_timeout=[1-9]s/);
});
