import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { generateFiles } from '../../../scripts/types/generate-files.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const written = (name: string) => readFileSync(path.resolve(import.meta.dirname, name), 'utf8');

test.each(['database.types.ts', 'database.limits.ts', 'database.message-events.ts'])(
  '%s matches the migrated schema',
  async (name) => {
    expect(written(name)).toBe((await generateFiles(backend.exec))[name]);
  },
);
