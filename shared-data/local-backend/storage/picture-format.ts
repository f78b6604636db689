import { endOfJpeg, firstJpegPart, readJpegPart } from '../../src/foundation/pictures/jpeg-parts.ts';

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

const notThePicture = 'not the picture';
const readPartOfJpeg: ReadPart = (bytes, at) => {
  const part = readJpegPart(bytes, at);
  return part && { name: part.isPicture ? String(part.marker) : notThePicture, end: part.end };
};

/** Looks at the bytes of a file. */
export function readPicture(bytes: Buffer): Picture | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) {
    const last = hasOnly(bytes, firstJpegPart, (name) => name !== notThePicture, readPartOfJpeg);
    return { type: 'image/jpeg', isClean: last === String(endOfJpeg) };
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
