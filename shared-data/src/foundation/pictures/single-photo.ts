import { unwrap } from '../answers/result.ts';
import type { PortalClient } from '../client/client.ts';
import { endingOf, readPhotoFile, uploadPhoto } from './photo-files.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** The one photo of a record, not stored yet; a repeat stores it under the same name. */
export interface SinglePhoto {
  path: string;
  blob: Blob;
}

/** @throws {DataError} for what is no picture. */
export async function prepareSinglePhoto(folder: string, file: Blob): Promise<SinglePhoto> {
  const { blob } = await shrinkPhoto(file);
  return { path: `${folder}/${crypto.randomUUID()}.${endingOf(blob)}`, blob };
}

/** @returns the name of its file, which its record keeps. */
export const storeSinglePhoto = async (
  portal: PortalClient,
  { path, blob }: SinglePhoto,
): Promise<string> => {
  await unwrap(uploadPhoto(portal, path, blob));
  return path;
};

export const fetchSinglePhoto = (portal: PortalClient, path: string): Promise<Blob> =>
  unwrap(readPhotoFile(portal, path));
