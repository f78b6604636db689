import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoPath } from '../../storage/photo-files.ts';

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A list of the photos in a folder with the hash of each, which `sha256sum -c` reads. */
async function describePhotos(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const photos = names.map((name) => name.replaceAll(path.sep, '/')).filter((name) => photoPath.test(name));
  const lines: string[] = [];
  for (const name of photos.sort()) lines.push(`${await hashOf(path.join(folder, name))}  photos/${name}\n`);
  return lines.join('');
}

const filesIn = (backup: string) => ({
  photos: path.join(backup, 'photos'),
  list: path.join(backup, 'photos.sha256'),
});

async function copyFolder(from: string, to: string) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await cp(from, to, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('.') || file === from,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Copies photos into a backup, with a list of their hashes. */
export async function backUpPhotos(folder: string, backup: string) {
  const { photos, list } = filesIn(backup);
  await copyFolder(folder, photos);
  await writeFile(list, await describePhotos(photos), { mode: 0o600 });
}

/** @throws unless a backup has exactly the photos that its list names. */
export async function checkPhotos(backup: string) {
  const { photos, list } = filesIn(backup);
  const expected = await readFile(list, 'utf8').catch(() => undefined);
  if (expected !== (await describePhotos(photos)))
    throw new Error(`The photos in ${backup} are damaged, so it cannot be restored. Nothing was changed.
Use another backup; the data that it was made of may be whole.`);
}

export const restorePhotos = (backup: string, folder: string) => copyFolder(filesIn(backup).photos, folder);
