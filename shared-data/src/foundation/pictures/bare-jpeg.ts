import { firstJpegPart, readJpegPart } from './jpeg-parts.ts';

/**
 * A JPEG without anything but the picture. Safari adds Exif and notes of Photoshop to what a canvas draws; the server refuses
 * pictures with them, as those of a camera name the place. Other files are left for it to refuse.
 */
export function bareJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = [bytes.subarray(0, firstJpegPart)];
  let at = firstJpegPart;
  while (at < bytes.length) {
    const part = readJpegPart(bytes, at);
    if (!part || part.end <= at || part.end > bytes.length) return [bytes];
    if (part.isPicture) kept.push(bytes.subarray(at, part.end));
    at = part.end;
  }
  return kept;
}
