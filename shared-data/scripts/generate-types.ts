import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBackend } from '../local-backend/server/open-backend.ts';
import { generateFiles } from './generate-files.ts';

const folder = path.resolve(import.meta.dirname, '../src/client');

async function filesOfSchema() {
  const backend = await openBackend({ seed: false });
  try {
    return await generateFiles(backend.exec);
  } finally {
    await backend.close();
  }
}

/**
 * Writes the row types and limits of the migrated schema, where they have changed.
 * With `--check`, and on a build server, nothing is written and a stale file is a failure.
 */
async function generate() {
  const mayWrite = !process.argv.includes('--check') && !process.env.CI;
  for (const [name, content] of Object.entries(await filesOfSchema())) {
    const file = path.join(folder, name);
    if (existsSync(file) && content === readFileSync(file, 'utf8')) continue;
    if (mayWrite) {
      writeFileSync(file, content);
      process.stdout.write(`${name} follows the schema again.\n`);
      continue;
    }
    process.stderr.write(`${name} is stale. Run: npm run types -w shared-data\n`);
    process.exitCode = 1;
  }
}

await generate();
