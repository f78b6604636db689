import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations, readSeed } from '../data/migrations.ts';
import { requireCurrentBaseline } from '../data/schema/baseline.ts';
import { dayAhead } from './bookable-day.ts';
import { cheapPasswords } from './cheap-passwords.ts';

/** Databases with the same fingerprint have the same content: the demo data are those of the garage's day. */
export function fingerprint(seed: boolean, day = dayAhead(0)): string {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  const hash = createHash('sha256')
    .update(JSON.stringify(devDependencies))
    .update(cheapPasswords)
    .update(day);
  const migrations = readMigrations();
  requireCurrentBaseline(migrations);
  for (const { version, sql } of migrations) hash.update(version).update(sql);
  if (seed) hash.update(readSeed());
  return hash.digest('hex').slice(0, 16);
}
