import { readMigrations } from '../../../local-backend/data/migrations.ts';
import { readChapters, scriptOf } from '../../../local-backend/data/schema/declared-schema.ts';
import type { Engine } from '../../../local-backend/engine/engine.ts';
import { openMigrated } from '../../../local-backend/testing/test-backend.ts';
import {
  checkBodies,
  compareCatalogues,
  type Difference,
  readCatalogue,
} from '../../../scripts/schema/catalogue.ts';

interface Made {
  /** The database that the chapters make. */
  declared: Engine;
  /** What has to change in the one that the migrations make to be like it. */
  differences: () => Promise<Difference[]>;
}

/** Makes a database by the migrations and one by the chapters of the schema. */
export async function makeBoth(): Promise<Made> {
  const migrated = await openMigrated(readMigrations());
  const from = await readCatalogue(migrated.query);
  await migrated.close();
  const all = { version: '20261201000000', name: 'declared', sql: scriptOf(readChapters()) };
  const declared = await openMigrated([all]);
  return { declared, differences: async () => compareCatalogues(from, await readCatalogue(declared.query)) };
}

/** What fails says what to run. */
export async function expectSame({ declared, differences }: Made) {
  await declared.query(checkBodies);
  expect({ differences: await differences(), remedy: 'npm run migration -- <name>' }).toMatchObject({
    differences: [],
  });
}
