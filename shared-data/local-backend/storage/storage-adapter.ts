import { createHash } from 'node:crypto';
import type { PhotoFiles } from './photo-files.ts';
import { type PictureType, pictureTypes } from './picture-format.ts';

const typeOf = (name: string): PictureType =>
  pictureTypes[name.slice(name.lastIndexOf('.') + 1) as keyof typeof pictureTypes];

const describe = (name: string, bytes: Uint8Array) => ({
  cacheControl: 'no-store',
  contentLength: bytes.byteLength,
  size: bytes.byteLength,
  mimetype: typeOf(name),
  eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  lastModified: new Date(),
});

/** Lite answers an error with a status in its own words. */
class AlreadyStored extends Error {
  code = '42501';
}

/** What Supabase Lite's Storage needs of a place for files, of which the portal only adds, reads and deletes. */
export function createStorageAdapter(files: PhotoFiles) {
  const read = async (name: string) => {
    const bytes = await files.read(name);
    if (!bytes) throw new Error(`The file of the photo ${name} is missing`);
    return bytes;
  };
  const refuse = () => Promise.reject(new Error('The portal does not do this'));
  return {
    driver: null,
    async getObject(_bucket: string, name: string) {
      const bytes = await read(name);
      return { metadata: describe(name, bytes), httpStatusCode: 200, body: bytes };
    },
    async uploadObject(_bucket: string, name: string, _version: string | undefined, body: unknown) {
      const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      if (!(await files.add(name, bytes))) throw new AlreadyStored(`${name} is stored already`);
      return describe(name, bytes);
    },
    headObject: async (_bucket: string, name: string) => describe(name, await read(name)),
    deleteObject: (_bucket: string, name: string) => files.remove(name),
    async deleteObjects(_bucket: string, names: string[]) {
      for (const name of names) await files.remove(name);
    },
    copyObject: refuse,
    privateAssetUrl: refuse,
  };
}
