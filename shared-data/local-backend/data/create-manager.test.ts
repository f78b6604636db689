import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createNina, logInAsNina, nina } from '../../supabase/tests/support/create-manager-command.ts';
import { openBackend } from '../server/open-backend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-manager-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command creates a manager in the embedded backend while it is not running @long', async () => {
  const { stdout } = await createNina({ PITLANE_DATA: folder });
  expect(stdout).toBe('nina@garage.test can log in as a manager.\n');

  const backend = await openBackend({ dataDir: folder, seed: true });
  try {
    expect(await logInAsNina(backend)).toMatchObject(nina);
    await expect(createNina({ PITLANE_DATA: folder })).rejects.toMatchObject({
      stderr: expect.stringContaining('is using the data'),
    });
  } finally {
    await backend.close();
  }
});

test('without a terminal the command reports a missing value instead of asking for it', async () => {
  await expect(createNina({ PITLANE_DATA: folder }, ['--name', 'Nina'])).rejects.toMatchObject({
    stderr: 'Email is missing, and there is no terminal to enter it.\n',
  });
});

test('the command speaks to a remote database over TLS only', async () => {
  const url = 'postgresql://owner:secret@db.example.test/postgres';
  await expect(createNina({ PITLANE_DATABASE_URL: url })).rejects.toMatchObject({
    stderr:
      "The connection to db.example.test would not be encrypted. Add ?sslmode=verify-full to the database's URL.\n",
  });
});
