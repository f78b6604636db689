import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the workspaces. */
export const root = path.resolve(import.meta.dirname, '../../..');

const suffix = '-app';

/** The remotes of this repository: the workspaces in folders named `<name>-app`, in the order of package.json. */
export function findRemotes(folder = root): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return workspaces.filter((each) => each.endsWith(suffix)).map((each) => each.slice(0, -suffix.length));
}

export const folderOfRemote = (name: string) => path.join(root, `${name}${suffix}`);

/** The named remotes, or all of them. @throws when a name is unknown. */
export function chooseRemotes(names: string[], known = findRemotes()): string[] {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no remote "${unknown[0]}"; there are ${known.join(', ')}.`);
  }
  return names.length > 0 ? names : known;
}
