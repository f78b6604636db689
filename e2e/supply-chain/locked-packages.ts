import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The text of a file of the repository, by its path from the root. */
export const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Reads a JSON file of the repository, by its path from the root. */
export const readJson = (file: string) => JSON.parse(readText(file));

/** A third-party package in the lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  /** For development and tests only. */
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** Packages that name no licence but in their LICENSE file. */
export const licenceFiles: Record<string, string> = { 'png-js': 'MIT' };

/** Every package that `npm install` installs, once for each place. */
export function lockedPackages(): LockedPackage[] {
  const packages: Record<string, LockedPackage & { link?: boolean }> = readJson('package-lock.json').packages;
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, details]) => {
      const name = details.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { license: licenceFiles[name], ...details, name };
    });
}
