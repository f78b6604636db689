import { copyAside, findCopies } from '../copy-aside.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Migration } from '../migrations.ts';
import { beforeFirst } from './before-first.ts';
import { readSchemaOf, type Standing, standingOf } from './schema-record.ts';

/** Why what has such a schema cannot be used. */
export const refusals: Partial<Record<Standing, string>> = {
  'before 1.0': beforeFirst,
  newer: 'was made by a newer version of Pitlane, and this one does not know its schema',
  another: 'was made with another database schema, so this version of Pitlane cannot use it',
};

async function describeCopy({ folder, isLock }: DataFolder): Promise<string> {
  try {
    return `A copy is in ${await copyAside(folder, isLock)}; the data itself is unchanged.`;
  } catch (error) {
    return `It could not be copied to a folder beside it: ${(error as Error).message}. The data itself is unchanged.`;
  }
}

/** How to go back to a copy of a data folder. */
export const howToGoBack = (folder: string, copy: string) =>
  `move ${folder} to another place, rename ${copy} to ${folder}`;

function wayFromNewer({ folder }: DataFolder, migrations: Migration[]): string {
  const copy = findCopies(folder).findLast((each) =>
    ['same', 'earlier'].includes(standingOf(readSchemaOf(each), migrations)),
  );
  return `Nothing was changed.
To keep working with this data: start the version of Pitlane that made it.
${copy ? `To go back to the data of before its update: ${howToGoBack(folder, copy)}, then start again.` : 'There is no copy of before its update beside it.'}`;
}

const alternatives = `To start again with new demo data: npm run reset, then npm start.
To keep working with this data: go back to the version of Pitlane that created it.`;

/**
 * Checks that the schema of the data is the one that the migrations make, or an earlier state of it.
 * @returns the migrations that it lacks.
 * @throws when it is another one, after copying the folder aside; that of a newer version is not even copied.
 */
export async function requireSchema(data: DataFolder, migrations: Migration[]): Promise<Migration[]> {
  const schema = data.readSchema();
  const standing = standingOf(schema, migrations);
  const refusal = refusals[standing];
  if (!refusal) return migrations.slice(schema?.length);
  const remedy =
    standing === 'newer' ? wayFromNewer(data, migrations) : `${await describeCopy(data)}\n${alternatives}`;
  throw new Error(`The data in ${data.folder} ${refusal}.\n${remedy}`);
}
