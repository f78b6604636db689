import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compressedNames, folderOf, hasContentHash, mutableFileOf } from './released-files.ts';

/** The files in a folder and its subfolders, by their paths in it. */
export const filesIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );

/** Writes a file atomically: readers see the old content or the new. */
export function writeAtomically(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
}

/** Adds a file that no later release may change. @throws when it exists with other content. */
function addImmutable(file: string, content: Buffer) {
  if (!existsSync(file)) writeAtomically(file, content);
  else if (!readFileSync(file).equals(content)) {
    throw new Error(`${file} exists with other content. Released files never change.`);
  }
}

/** The content of a version's own folder: its files without a hash, and the list of those with one. */
function versionContents(built: string, version: string): Map<string, Buffer> {
  const files = [...filesIn(built)].sort();
  const read = (file: string) => readFileSync(path.join(built, file));
  const own = new Map(files.filter((file) => !hasContentHash(file)).map((file) => [file, read(file)]));
  const { name, setRelease } = mutableFileOf(new Set(files));
  const updated = setRelease(read(name).toString('utf8'), { version, ownFiles: new Set(own.keys()) });
  own.set(name, Buffer.from(updated));
  const [brotli = '', zipped = ''] = compressedNames(name);
  if (own.has(brotli)) own.set(brotli, brotliCompressSync(updated));
  if (own.has(zipped)) own.set(zipped, gzipSync(updated));
  own.set('files.json', Buffer.from(`${JSON.stringify(files.filter(hasContentHash), null, 1)}\n`));
  return own;
}

/** Copies a build to the folder of releases, without showing it yet. @throws when it would change an earlier one. */
export function publish(built: string, to: string, version: string): void {
  const own = versionContents(built, version);
  for (const file of filesIn(built)) {
    if (hasContentHash(file)) addImmutable(path.join(to, file), readFileSync(path.join(built, file)));
  }
  const folder = path.join(to, folderOf(version));
  if (existsSync(folder)) {
    for (const [file, content] of own) addImmutable(path.join(folder, file), content);
    return;
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [file, content] of own) writeAtomically(path.join(unfinished, file), content);
  renameSync(unfinished, folder);
}
