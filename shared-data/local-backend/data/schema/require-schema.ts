import { copyAside } from '../copy-aside.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Migration } from '../migrations.ts';
import { beforeFirst, isBeforeFirst } from './before-first.ts';
import { canMigrate } from './schema-record.ts';

const alternatives = `To start again with new demo data: npm run reset, then npm start.
To keep working with this data: go back to the version of Pitlane that created it.`;

async function describeCopy({ folder, isLock }: DataFolder): Promise<string> {
  try {
    return `A copy is in ${await copyAside(folder, isLock)}; the data itself is unchanged.`;
  } catch (error) {
    return `It could not be copied to a folder beside it: ${(error as Error).message}. The data itself is unchanged.`;
  }
}

/**
 * Checks that the schema of the data is the one that the migrations make, or an earlier state of it.
 * @throws when it is another one, after copying the folder aside.
 */
export async function requireSchema(data: DataFolder, migrations: Migration[]): Promise<void> {
  const schema = data.readSchema();
  const isOlder = isBeforeFirst(schema?.map(({ migration }) => migration) ?? [], migrations);
  if (canMigrate(schema, migrations)) return;
  const reason = isOlder
    ? beforeFirst
    : 'was created with another database schema, so this version of Pitlane cannot open it';
  throw new Error(`The data in ${data.folder} ${reason}.
${await describeCopy(data)}
${alternatives}`);
}
