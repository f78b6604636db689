/** The kinds of pictures that a photo may be, by the ending of its file. */
export const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type PictureType = (typeof pictureTypes)[keyof typeof pictureTypes];

/** What the bytes are, whatever their sender says; undefined for anything but a whole picture of a known kind. */
export interface Picture {
  type: PictureType;
  /** Whether it holds nothing but the picture: no place, camera, author, comment or appended file. */
  isClean: boolean;
}

const startsWith = (bytes: Buffer, start: readonly number[]) =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);

/** Parts of a file from `start` on: the name of each and where it ends. */
interface Part {
  name: string;
  end: number;
}

/** Whether only parts with allowed names follow one another until the end of the file, the last of them `last`. */
function hasOnly(bytes: Buffer, start: number, isAllowed: (name: string) => boolean, read: ReadPart) {
  let at = start;
  let name = '';
  while (at < bytes.length) {
    const part = read(bytes, at);
    if (!part || part.end <= at || part.end > bytes.length || !isAllowed(part.name)) return undefined;
    at = part.end;
    name = part.name;
  }
  return name;
}

type ReadPart = (bytes: Buffer, at: number) => Part | undefined;

const pngParts = new Set('IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs IDAT IEND'.split(' '));
const readPngPart: ReadPart = (bytes, at) =>
  at + 12 > bytes.length
    ? undefined
    : { name: bytes.toString('latin1', at + 4, at + 8), end: at + 12 + bytes.readUInt32BE(at) };

const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const readWebpPart: ReadPart = (bytes, at) => {
  if (at + 8 > bytes.length) return undefined;
  const length = bytes.readUInt32LE(at + 4);
  return { name: bytes.toString('latin1', at, at + 4), end: at + 8 + length + (length % 2) };
};

const endOfPicture = 0xd9;
const startOfScan = 0xda;
/** Tables, frames, scans and their restarts; JFIF (E0), colour profile (E2) and Adobe's colour transform (EE). */
const isJpegPart = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xdf) || marker === 0xe0 || marker === 0xe2 || marker === 0xee;

/** Where the compressed picture after a scan's header ends: at the next marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length - 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}

const readJpegPart: ReadPart = (bytes, at) => {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) return undefined;
  if (marker === endOfPicture) return { name: String(marker), end: at + 2 };
  if (at + 4 > bytes.length) return undefined;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  // Apple and others append further pictures through the same segment as a colour profile.
  const isProfile = marker !== 0xe2 || bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
  if (!isProfile) return undefined;
  return { name: String(marker), end: marker === startOfScan ? endOfScan(bytes, end) : end };
};

/** Looks at the bytes of a file. */
export function readPicture(bytes: Buffer): Picture | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) {
    const last = hasOnly(bytes, 2, (name) => isJpegPart(Number(name)), readJpegPart);
    return { type: 'image/jpeg', isClean: last === String(endOfPicture) };
  }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    const last = hasOnly(bytes, 8, (name) => pngParts.has(name), readPngPart);
    return { type: 'image/png', isClean: last === 'IEND' };
  }
  if (
    bytes.length >= 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  ) {
    const isWhole = bytes.readUInt32LE(4) + 8 === bytes.length;
    const last = hasOnly(bytes, 12, (name) => webpParts.has(name), readWebpPart);
    return { type: 'image/webp', isClean: isWhole && Boolean(last) };
  }
  return undefined;
}
