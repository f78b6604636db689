import { writeFileSync } from 'node:fs';
import { readMigrations } from '../../local-backend/data/migrations.ts';
import { baselineIsReleased, writeBaseline } from '../../local-backend/data/schema/baseline.ts';
import { release, releasedFile } from '../../local-backend/data/schema/released-migrations.ts';
import { writeDifference } from './write-difference.ts';

const usage = `Usage:
  npm run migration -- <name>       writes what schemas/ changed since the migrations, for you to read and finish
  npm run migration -- --baseline   writes the first migration from schemas/, until it is released
  npm run migration -- --release    records the migrations as released: nothing may change them afterwards`;

async function run([command = '', ...more]: string[]): Promise<string> {
  if (more.length > 0) throw new Error(usage);
  if (command === '--baseline') return `${writeBaseline()} was written.`;
  if (command === '--release') {
    const released = release(readMigrations());
    writeFileSync(releasedFile, `${JSON.stringify(released, null, 2)}\n`);
    return `Released: ${Object.keys(released).join(', ')}`;
  }
  if (!/^[a-z][a-z0-9_]*$/.test(command)) throw new Error(usage);
  if (!baselineIsReleased())
    throw new Error('1.0 is not released yet. Put the change into it: npm run migration -- --baseline');
  const file = await writeDifference(command);
  return file ? `${file} was written. Read it and finish it.` : 'schemas/ declares what the migrations make.';
}

process.stdout.write(`${await run(process.argv.slice(2))}\n`);
