import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestBackend, type TestBackend } from '../../../local-backend/testing/test-backend.ts';
import { generateFiles } from '../../../scripts/types/generate-files.ts';

let backend: TestBackend;
let files: Record<string, string>;
beforeAll(async () => {
  backend = await openTestBackend();
  files = await generateFiles(backend.exec);
});
afterAll(() => backend.close());

const workspace = path.resolve(import.meta.dirname, '../../..');
const client = 'src/foundation/client';

test.each([
  `${client}/database.types.ts`,
  `${client}/database.limits.ts`,
  `${client}/database.units.ts`,
  `${client}/database.message-events.ts`,
  'supabase/DATA-MODEL.md',
])('%s matches the migrated schema', (name) => {
  const written = readFileSync(path.join(workspace, name), 'utf8');
  expect(written).toBe(files[name]);
});
