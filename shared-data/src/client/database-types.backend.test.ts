import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestBackend } from '../../local-backend/testing/test-backend.ts';
import { printTypes } from '../../scripts/print-types.ts';
import { readSchema } from '../../scripts/read-schema.ts';

test('the row types are those of the migrated schema', async () => {
  const backend = await openTestBackend();
  const types = printTypes(await readSchema(backend.exec));
  await backend.close();
  const written = readFileSync(path.resolve(import.meta.dirname, 'database.types.ts'), 'utf8');
  expect(written).toBe(types);
});
