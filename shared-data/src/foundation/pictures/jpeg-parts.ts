/** A segment of a JPEG, with the compressed picture after it. */
export interface JpegPart {
  /** Its second byte; the first is always FF. */
  marker: number;
  /** Where the next one begins. */
  end: number;
  /** Whether the picture needs it. Place, camera, author, comments and further pictures are in the others. */
  isPicture: boolean;
}

/** Where the parts begin: after the two bytes that every JPEG begins with. */
export const firstJpegPart = 2;

export const endOfJpeg = 0xd9;
const startOfScan = 0xda;
const colourProfile = 0xe2;

/** Tables, frames, scans and their restarts; JFIF (E0) and Adobe's colour transform (EE). */
const isPictureMarker = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xdf) || marker === 0xe0 || marker === 0xee;

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Where the compressed picture after a scan's header ends: at the next marker that is no restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length - 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}

/** The part that begins at a place, undefined where none can. */
export function readJpegPart(bytes: Uint8Array, at: number): JpegPart | undefined {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) return undefined;
  if (marker === endOfJpeg) return { marker, end: at + 2, isPicture: true };
  const [high, low] = bytes.subarray(at + 2, at + 4);
  if (high === undefined || low === undefined) return undefined;
  const end = at + 2 + high * 256 + low;
  // Apple and others append further pictures through the same segment as a colour profile.
  const isProfile = marker === colourProfile && textAt(bytes, at + 4, 11) === 'ICC_PROFILE';
  return {
    marker,
    end: marker === startOfScan ? endOfScan(bytes, end) : end,
    isPicture: isPictureMarker(marker) || isProfile,
  };
}
