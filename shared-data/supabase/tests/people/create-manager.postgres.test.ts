import {
  openTestBackend,
  postgresVariable,
  type TestBackend,
} from '../../../local-backend/testing/test-backend.ts';
import { createNina, logInAsNina, nina } from '../support/create-manager-command.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('the command creates a manager in the given database, once', async () => {
  const [row] = await backend.exec('select current_database() as name');
  const url = new URL(String(process.env[postgresVariable]));
  url.pathname = `/${row?.name}`;
  const { stdout } = await createNina({ PITLANE_DATABASE_URL: url.href });
  expect(stdout).toBe('nina@garage.test can log in as a manager.\n');
  expect(await logInAsNina(backend)).toMatchObject(nina);
  await expect(createNina({ PITLANE_DATABASE_URL: url.href })).rejects.toMatchObject({
    stderr: 'User with this email already exists\n',
  });
});
