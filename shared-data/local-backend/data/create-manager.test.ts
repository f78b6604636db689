import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createNina, logInAsNina, nina } from '../../supabase/tests/support/create-manager-command.ts';
import { openBackend } from '../server/open-backend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pitlane-manager-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command makes a manager in the embedded backend, while nothing else has it open', async () => {
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

test('the command waits for nobody where there is no terminal', async () => {
  await expect(createNina({ PITLANE_DATA: folder }, ['--name', 'Nina'])).rejects.toMatchObject({
    stderr: 'Email is missing, and there is no terminal to ask at.\n',
  });
});
