import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, publish, writeAtomically } from './publish.ts';
import { compressedNames, fixedFiles, folderOf, mutableFileOf } from './released-files.ts';

/** The releases of an app, latest last. */
export interface ReleaseLog {
  releases: {
    version: string;
    releasedAt: string;
    /** Set when an earlier version was shown again; the next rollback skips this one. */
    rolledBackAt?: string;
  }[];
}

const logFile = (to: string) => path.join(to, 'releases.json');

/** Reads the log of a folder; empty if it has none. */
export const readLog = (to: string): ReleaseLog =>
  existsSync(logFile(to)) ? JSON.parse(readFileSync(logFile(to), 'utf8')) : { releases: [] };

const writeLog = (to: string, log: ReleaseLog) =>
  writeAtomically(logFile(to), `${JSON.stringify(log, null, 2)}\n`);

/** Makes a release the current one, by replacing the fixed files, and last the one that names the release. */
function activate(to: string, version: string) {
  const folder = path.join(to, folderOf(version));
  const replaced = [...fixedFiles, mutableFileOf(filesIn(folder)).name];
  for (const file of replaced.flatMap((name) => [...compressedNames(name), name])) {
    if (!existsSync(path.join(folder, file))) rmSync(path.join(to, file), { force: true });
    else {
      copyFileSync(path.join(folder, file), path.join(to, `${file}.next`));
      renameSync(path.join(to, `${file}.next`), path.join(to, file));
    }
  }
}

/** Releases a build: first its files, then the log, and the file that names the release last. */
export function release(built: string, to: string, version: string): void {
  publish(built, to, version);
  const others = readLog(to).releases.filter((earlier) => earlier.version !== version);
  const log: ReleaseLog = { releases: [...others, { version, releasedAt: new Date().toISOString() }] };
  writeLog(to, log);
  activate(to, version);
}

/** The current version of a folder. */
export function currentVersion(to: string): string | undefined {
  const { name } = mutableFileOf(filesIn(to));
  const content = readFileSync(path.join(to, name), 'utf8');
  return /(?:data-version=|"version": )"([^"]*)"/.exec(content)?.[1];
}

/** The last version before the current one that was not rolled back. @throws when there is none. */
function previousVersion(to: string): string {
  const { releases } = readLog(to);
  const shown = releases.findIndex(({ version }) => version === currentVersion(to));
  const before = releases.slice(0, Math.max(shown, 0)).findLast(({ rolledBackAt }) => !rolledBackAt);
  if (!before) throw new Error(`There is no version before the current one in ${to}.`);
  return before.version;
}

/** Makes an earlier version current again, by default the previous one; returns it. Nothing is deleted. */
export function rollBack(to: string, version: string = previousVersion(to)): string {
  const { releases } = readLog(to);
  const target = releases.findIndex((each) => each.version === version);
  if (target < 0 || !existsSync(path.join(to, folderOf(version)))) {
    const known = releases.map((each) => each.version).join(', ');
    throw new Error(`There is no version ${version} in ${to}; there are ${known}.`);
  }
  const rolledBackAt = new Date().toISOString();
  writeLog(to, {
    releases: releases.map(({ rolledBackAt: before, ...each }, index) => ({
      ...each,
      ...(index > target && { rolledBackAt: before ?? rolledBackAt }),
      ...(index < target && before && { rolledBackAt: before }),
    })),
  });
  activate(to, version);
  return version;
}
