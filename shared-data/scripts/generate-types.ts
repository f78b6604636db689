import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBackend } from '../local-backend/server/open-backend.ts';
import { printTypes } from './print-types.ts';
import { readSchema } from './read-schema.ts';

const file = path.resolve(import.meta.dirname, '../src/client/database.types.ts');

async function typesOfSchema(): Promise<string> {
  const backend = await openBackend({ seed: false });
  try {
    return printTypes(await readSchema(backend.exec));
  } finally {
    await backend.close();
  }
}

/**
 * Writes the row types of the migrated schema, where they have changed.
 * With `--check`, and on a build server, nothing is written and stale types are a failure.
 */
async function generate() {
  const mayWrite = !process.argv.includes('--check') && !process.env.CI;
  const types = await typesOfSchema();
  if (types === readFileSync(file, 'utf8')) return;
  if (mayWrite) {
    writeFileSync(file, types);
    process.stdout.write('database.types.ts follows the schema again.\n');
    return;
  }
  process.stderr.write('database.types.ts is stale. Run: npm run types -w shared-data\n');
  process.exitCode = 1;
}

await generate();
