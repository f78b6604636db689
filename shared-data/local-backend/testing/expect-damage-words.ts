import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBackend } from '../server/open-backend.ts';
import { notes } from './notes-data.ts';

/** Expects that data which does not open is told with its backup `nightly`, and is left unlocked. */
export async function expectDamageWords(data: string) {
  const backup = path.join(path.dirname(data), 'backups/nightly');
  await expect(openBackend({ dataDir: data, seed: false, migrations: [notes] })).rejects.toThrow(
    new RegExp(
      `^The database in ${data} is damaged, so it cannot be opened\\.\n` +
        `The last backup is \\d+ minutes? old .*: ${backup}\n` +
        `To go on with it: move ${data} to another place, then npm run restore -- ${backup}$`,
    ),
  );
  expect(existsSync(path.join(data, 'backend.lock'))).toBe(false);
}
