import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn, publishedTopics, resolveImport } from './read-imports.ts';

/** One file of ours that imports another. */
export interface Arrow {
  from: string;
  to: string;
  /** As it is written in the importing file. */
  specifier: string;
  /** Whether the file is loaded, and not only read for its types. */
  isLoaded: boolean;
}

/** Each file of ours with what it imports of ours. */
export type ImportGraph = ReadonlyMap<string, readonly Arrow[]>;

/** What is installed, and what tools write directly into a workspace. */
const generated = ['**/node_modules', '*/dist', '*/reports', '*/.turbo', '*/.pitlane'];

/** The code of all workspaces, of `.config` and of the root's own files. */
export function codeFiles(root: string, workspaces: readonly string[]): string[] {
  const places = ['*', ...['.config', ...workspaces].map((folder) => `${folder}/**/*`)];
  return globSync(
    places.map((place) => `${place}.{ts,tsx,js,mjs}`),
    { cwd: root, exclude: generated },
  ).map((file) => file.replaceAll(path.sep, '/'));
}

/** Reads all imports between the files of a repository. */
export function readImportGraph(root: string): ImportGraph {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const topics = publishedTopics(root, workspaces);
  const files = new Set(codeFiles(root, workspaces));
  const arrowsFrom = (from: string): Arrow[] => {
    const source = readFileSync(path.join(root, from), 'utf8');
    const loaded = new Set(importsIn(source, from, { types: false }));
    return importsIn(source, from).flatMap((specifier) => {
      const to = resolveImport(specifier, from, files, topics);
      return to === undefined ? [] : [{ from, to, specifier, isLoaded: loaded.has(specifier) }];
    });
  };
  return new Map([...files].sort().map((file) => [file, arrowsFrom(file)]));
}
