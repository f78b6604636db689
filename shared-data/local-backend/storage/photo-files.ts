import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** `<uuid>.<kind>` in the folder of a request, of a vehicle or of the bills: nothing else of a request's address ever becomes part of a file's path. */
export const photoPath =
  /^(?:(?:vehicles\/)?[1-9]\d{0,14}|bills)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$/;

export interface PhotoFiles {
  /** Undefined for a file that does not exist. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Writes all of a new file, or nothing. @returns false for one that exists with other content, which stays. */
  add: (name: string, bytes: Uint8Array) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
  /** Files last written more than an hour ago. */
  listOld: () => Promise<string[]>;
}

const hour = 3_600_000;

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** The photos in a folder. */
export function openPhotoFolder(folder: string): PhotoFiles {
  const fileOf = (name: string) => {
    if (!photoPath.test(name)) throw new Error(`Not the name of a photo: ${name}`);
    return path.join(folder, name);
  };
  const read = (name: string) =>
    readFile(fileOf(name)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  return {
    read,
    async add(name, bytes) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const temporary = path.join(path.dirname(file), `.${randomUUID()}`);
      try {
        const handle = await open(temporary, 'wx', 0o600);
        await handle.writeFile(bytes);
        await handle.sync();
        await handle.close();
        // Unlike a rename, a link never replaces a file that another request has stored.
        await link(temporary, file);
        return true;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        return (await read(name))?.equals(bytes) ?? false;
      } finally {
        await rm(temporary, { force: true });
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    async listOld() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const old: string[] = [];
      for (const name of names
        .map((each) => each.replaceAll(path.sep, '/'))
        .filter((each) => photoPath.test(each))) {
        const { mtimeMs } = await stat(fileOf(name));
        if (mtimeMs < Date.now() - hour) old.push(name);
      }
      return old;
    },
  };
}

/** Photos of a database without a folder of its own, gone with the process. */
export function keepPhotosInMemory(): PhotoFiles {
  const files = new Map<string, { bytes: Buffer; writtenAt: number }>();
  return {
    read: async (name) => files.get(name)?.bytes,
    async add(name, bytes) {
      const known = files.get(name);
      if (known) return known.bytes.equals(bytes);
      files.set(name, { bytes: Buffer.from(bytes), writtenAt: Date.now() });
      return true;
    },
    async remove(name) {
      files.delete(name);
    },
    listOld: async () =>
      [...files].filter(([, { writtenAt }]) => writtenAt < Date.now() - hour).map(([name]) => name),
  };
}
