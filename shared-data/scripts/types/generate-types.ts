import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBackend } from '../../local-backend/server/open-backend.ts';
import { generateFiles } from './generate-files.ts';

const folder = path.resolve(import.meta.dirname, '../..');

async function filesOfSchema() {
  const backend = await openBackend({ seed: false });
  try {
    return await generateFiles(backend.exec);
  } finally {
    await backend.close();
  }
}

/**
 * Writes what is generated from the migrated schema: row types, limits and the pictures of the data model.
 * With `--check` and in CI it writes nothing and fails for a stale file.
 */
async function generate() {
  const mayWrite = !process.argv.includes('--check') && !process.env.CI;
  for (const [name, content] of Object.entries(await filesOfSchema())) {
    const file = path.join(folder, name);
    if (existsSync(file) && content === readFileSync(file, 'utf8')) continue;
    if (mayWrite) {
      writeFileSync(file, content);
      process.stdout.write(`${name} was updated.\n`);
      continue;
    }
    process.stderr.write(`${name} is stale. Run: npm run types -w shared-data\n`);
    process.exitCode = 1;
  }
}

await generate();
