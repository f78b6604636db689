import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, layDown, writeWhole } from './publish.ts';
import { compressedNames, folderOf, mutableFileOf } from './released-files.ts';

/** What was released here, the latest last. */
export interface ReleaseLog {
  releases: {
    version: string;
    releasedAt: string;
    /** A later version that somebody went back from; going back once more passes it by. */
    takenBackAt?: string;
  }[];
}

const logFile = (to: string) => path.join(to, 'releases.json');

/** Reads what was released in a folder; nothing yet where it has no log. */
export const readLog = (to: string): ReleaseLog =>
  existsSync(logFile(to)) ? JSON.parse(readFileSync(logFile(to), 'utf8')) : { releases: [] };

const writeLog = (to: string, log: ReleaseLog) =>
  writeWhole(logFile(to), `${JSON.stringify(log, null, 2)}\n`);

/** Shows the release to everybody who comes from now on, by replacing the one file that names it, and its compressed forms. */
function switchTo(to: string, version: string) {
  const folder = path.join(to, folderOf(version));
  const { name } = mutableFileOf(filesIn(folder));
  for (const file of [...compressedNames(name), name]) {
    if (!existsSync(path.join(folder, file))) rmSync(path.join(to, file), { force: true });
    else {
      copyFileSync(path.join(folder, file), path.join(to, `${file}.next`));
      renameSync(path.join(to, `${file}.next`), path.join(to, file));
    }
  }
}

/** Releases a build: its files first, then the log, and the file that names the release last. */
export function release(built: string, to: string, version: string): void {
  layDown(built, to, version);
  const others = readLog(to).releases.filter((earlier) => earlier.version !== version);
  const log: ReleaseLog = { releases: [...others, { version, releasedAt: new Date().toISOString() }] };
  writeLog(to, log);
  switchTo(to, version);
}

/** The version that a folder shows now. */
export function shownVersion(to: string): string | undefined {
  const { name } = mutableFileOf(filesIn(to));
  const content = readFileSync(path.join(to, name), 'utf8');
  return /(?:data-version=|"version": )"([^"]*)"/.exec(content)?.[1];
}

/** The last version before the shown one that nobody took back. @throws when there is none. */
function versionBefore(to: string): string {
  const { releases } = readLog(to);
  const shown = releases.findIndex(({ version }) => version === shownVersion(to));
  const before = releases.slice(0, Math.max(shown, 0)).findLast(({ takenBackAt }) => !takenBackAt);
  if (!before) throw new Error(`There is no version before the one that ${to} shows.`);
  return before.version;
}

/** Shows an earlier version again, by default the one before; answers which. Nothing is deleted. */
export function rollBack(to: string, version: string = versionBefore(to)): string {
  const { releases } = readLog(to);
  const target = releases.findIndex((each) => each.version === version);
  if (target < 0 || !existsSync(path.join(to, folderOf(version)))) {
    const known = releases.map((each) => each.version).join(', ');
    throw new Error(`There is no version ${version} in ${to}; there are ${known}.`);
  }
  const takenBackAt = new Date().toISOString();
  writeLog(to, {
    releases: releases.map(({ takenBackAt: before, ...each }, index) => ({
      ...each,
      ...(index > target && { takenBackAt: before ?? takenBackAt }),
      ...(index < target && before && { takenBackAt: before }),
    })),
  });
  switchTo(to, version);
  return version;
}
