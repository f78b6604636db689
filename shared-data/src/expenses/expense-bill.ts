import type { PortalClient } from '../client/client.ts';
import { shrinkPhoto } from '../photos/jpeg/shrink-photo.ts';
import { endingOf, readPhotoFile, uploadPhoto } from '../photos/photo-files.ts';
import { unwrap } from '../result/result.ts';

/** A photo of a bill that is not stored yet; a repeat stores it under the same name. */
export interface NewBill {
  path: string;
  blob: Blob;
}

/** @throws {DataError} for what is no picture. */
export async function prepareBill(file: Blob): Promise<NewBill> {
  const { blob } = await shrinkPhoto(file);
  return { path: `bills/${crypto.randomUUID()}.${endingOf(blob)}`, blob };
}

export const storeBill = async (portal: PortalClient, { path, blob }: NewBill): Promise<string> => {
  await unwrap(uploadPhoto(portal, path, blob));
  return path;
};

/** The photo of a bill. Managers only. */
export const fetchBill = (portal: PortalClient, path: string): Promise<Blob> =>
  unwrap(readPhotoFile(portal, path));
