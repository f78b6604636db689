import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyAside, copyFolder, renameCopy } from '../copy-aside.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Migration } from '../migrations.ts';
import { writeAtomically } from '../write-atomically.ts';
import { howToGoBack, requireSchema } from './require-schema.ts';

/** An update of a data folder, of which there is a copy. */
export interface Update {
  /** @returns what was done and how to go back, for who runs Pitlane. */
  finish: () => string;
  /** Puts the data back as it was, once no program has it open. @returns an error that says so. */
  undo: (cause: unknown) => Promise<Error>;
}

/** Migrations change the database alone, and the record of its schema. @returns the copy, which has another name then. */
async function putBack(data: DataFolder, copy: string) {
  await rm(data.database, { recursive: true, force: true });
  await copyFolder(path.join(copy, 'database'), data.database);
  await copyFolder(path.join(copy, 'schema.json'), path.join(data.folder, 'schema.json'));
  await rm(data.update);
  return renameCopy(copy, data.folder, data.isLock);
}

/** A program that was killed during an update leaves data of which some migrations are missing. */
async function undoInterrupted(data: DataFolder) {
  if (!existsSync(data.update)) return;
  const copy = String(JSON.parse(readFileSync(data.update, 'utf8')).copy);
  if (!existsSync(path.join(copy, 'database')))
    throw new Error(`The update of the data in ${data.folder} was interrupted, and its copy ${copy} is not there any more.
Put the copy there again, or restore a backup: move ${data.folder} to another place, then npm run restore -- <backup>`);
  await putBack(data, copy);
}

async function copyBefore({ folder, isLock }: DataFolder): Promise<string> {
  try {
    return await copyAside(folder, isLock);
  } catch (cause) {
    throw new Error(
      `The data in ${folder} is of an earlier version of Pitlane. It is copied to a folder beside it before it is updated, and that failed. Nothing was changed.`,
      { cause },
    );
  }
}

const namesOf = (migrations: Migration[]) =>
  migrations.map(({ version, name }) => `${version}_${name}`).join(', ');

/**
 * Copies data of an earlier version before it is updated; an update that was interrupted is undone first.
 * @returns undefined for data that needs no update.
 * @throws when its schema is another one, or when it cannot be copied.
 */
export async function beginUpdate(data: DataFolder, migrations: Migration[]): Promise<Update | undefined> {
  await undoInterrupted(data);
  const missing = await requireSchema(data, migrations);
  // Before its first migration there is nothing to keep.
  if (missing.length === 0 || missing.length === migrations.length) return undefined;
  const copy = await copyBefore(data);
  writeAtomically(data.update, JSON.stringify({ copy }));
  return {
    finish: () => {
      rmSync(data.update);
      return `The data in ${data.folder} was updated to this version of Pitlane: ${namesOf(missing)}.
A copy of what it was is in ${copy}.
To go back: stop Pitlane, ${howToGoBack(data.folder, copy)}, then start the earlier version.`;
    },
    undo: async (cause) => {
      let kept: string;
      try {
        kept = await putBack(data, copy);
      } catch (second) {
        return new Error(
          `The data in ${data.folder} could not be updated, and could not be put back: ${(second as Error).message}.
It is whole in ${copy}, from which the next start puts it back.`,
          { cause },
        );
      }
      return new Error(
        `The data in ${data.folder} could not be updated to this version of Pitlane (${namesOf(missing)}). It is as it was before.
To keep working with it: start the version of Pitlane that you had. A copy is in ${kept}, too.`,
        { cause },
      );
    },
  };
}
