import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads a JSON file of the repository, by its path from the root. */
export const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** A package of others, as the lock file fixes it. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  /** Used to develop and test only. */
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** Every package that `npm install` brings, each place it lies in once. */
export function lockedPackages(): LockedPackage[] {
  const packages: Record<string, LockedPackage & { link?: boolean }> = readJson('package-lock.json').packages;
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, details]) => ({
      ...details,
      name: details.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}
