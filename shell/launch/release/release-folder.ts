import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { folderOf, mutableFileOf, type Release } from './released-files.ts';

/** What was released here, the latest last. */
export interface ReleaseLog {
  releases: {
    version: string;
    releasedAt: string;
    /** A later version that somebody went back from; going back once more passes it by. */
    takenBackAt?: string;
  }[];
}

const filesIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );

/** Nobody ever sees half of a file: it is written beside its place, and put there whole. */
function replace(file: string, content: string) {
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
}

const haveSameContent = (one: string, other: string) => {
  const files = filesIn(one);
  return (
    files.size === filesIn(other).size &&
    [...files].every((file) => existsSync(path.join(other, file))) &&
    [...files].every((file) =>
      readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))),
    )
  );
};

const logFile = (to: string) => path.join(to, 'releases.json');

/** Reads what was released in a folder; nothing yet where it has no log. */
export const readLog = (to: string): ReleaseLog =>
  existsSync(logFile(to)) ? JSON.parse(readFileSync(logFile(to), 'utf8')) : { releases: [] };

const writeLog = (to: string, log: ReleaseLog) => replace(logFile(to), `${JSON.stringify(log, null, 2)}\n`);

/** Shows the release to everybody who comes from now on, by replacing the one file that names it. */
function switchTo(to: string, version: string) {
  const folder = path.join(to, folderOf(version));
  const release: Release = { version, files: filesIn(folder) };
  const { name, pointAt } = mutableFileOf(release.files);
  replace(path.join(to, name), pointAt(readFileSync(path.join(folder, name), 'utf8'), release));
}

/** Lays the files of a version beside the earlier ones. @throws when that version is there with other content. */
function layDown(built: string, folder: string, version: string) {
  if (existsSync(folder)) {
    if (haveSameContent(built, folder)) return;
    throw new Error(
      `Version ${version} is there already, with other files. A released version never changes.`,
    );
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(built, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}

/** Releases a build: its files first, then the log, and the file that names the release last. */
export function release(built: string, to: string, version: string): void {
  mutableFileOf(filesIn(built));
  layDown(built, path.join(to, folderOf(version)), version);
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
