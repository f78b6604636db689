import { openDataFolder } from '../data/data-folder.ts';
import { readMigrations } from '../data/migrations.ts';
import { describeSchema } from '../data/schema/schema-record.ts';
import { openPglite } from '../engine/pglite-engine.ts';
import { findOrCreateSnapshot } from './test-backend.ts';

/**
 * Fills a new data folder with the migrated (and seeded) database that all tests copy, as if a backend had been started on
 * it before: for tests of what comes after the first start, which takes seconds.
 */
export async function fillDataFolder(dataDir: string, { seed }: { seed: boolean }): Promise<void> {
  const folder = await openDataFolder(dataDir);
  const engine = await openPglite(folder.database, await findOrCreateSnapshot(seed));
  await engine.close();
  folder.writeSchema(describeSchema(readMigrations()));
  folder.markComplete();
  folder.release();
}
