import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compressedNames, folderOf, isNamedByContent, mutableFileOf } from './released-files.ts';

/** Every file below a folder, by its path from there. */
export const filesIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );

/** Nobody ever sees half of a file: it is written beside its place, and put there whole. */
export function writeWhole(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
}

/** Adds a file that no release may change. @throws when it is there with other content. */
function addForGood(file: string, content: Buffer) {
  if (!existsSync(file)) writeWhole(file, content);
  else if (!readFileSync(file).equals(content)) {
    throw new Error(`${file} is there already, with other content. What was released never changes.`);
  }
}

/** What lies in a version's own folder: the files without a hash, and the names of those with one. */
function ownContents(built: string, version: string): Map<string, Buffer> {
  const files = [...filesIn(built)].sort();
  const read = (file: string) => readFileSync(path.join(built, file));
  const own = new Map(files.filter((file) => !isNamedByContent(file)).map((file) => [file, read(file)]));
  const { name, pointAt } = mutableFileOf(new Set(files));
  const pointed = pointAt(read(name).toString('utf8'), { version, ownFiles: new Set(own.keys()) });
  own.set(name, Buffer.from(pointed));
  const [brotli = '', zipped = ''] = compressedNames(name);
  if (own.has(brotli)) own.set(brotli, brotliCompressSync(pointed));
  if (own.has(zipped)) own.set(zipped, gzipSync(pointed));
  own.set('files.json', Buffer.from(`${JSON.stringify(files.filter(isNamedByContent), null, 1)}\n`));
  return own;
}

/** Lays a build beside the earlier ones; nobody is led to it yet. @throws when it would change one of them. */
export function layDown(built: string, to: string, version: string): void {
  const own = ownContents(built, version);
  for (const file of filesIn(built)) {
    if (isNamedByContent(file)) addForGood(path.join(to, file), readFileSync(path.join(built, file)));
  }
  const folder = path.join(to, folderOf(version));
  if (existsSync(folder)) {
    for (const [file, content] of own) addForGood(path.join(folder, file), content);
    return;
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const [file, content] of own) writeWhole(path.join(unfinished, file), content);
  renameSync(unfinished, folder);
}
