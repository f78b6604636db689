import { limits } from '../client/database.limits.ts';
import { firstJpegPart, readJpegPart } from './jpeg-parts.ts';

export interface PictureSize {
  width: number;
  height: number;
}

export const tooManyPixels = `Please choose a picture of at most ${limits.photoPixels / 1_000_000} million pixels`;

/** A device needs four bytes of memory for each pixel, however small the file is. */
export const hasTooManyPixels = ({ width, height }: PictureSize) => width * height > limits.photoPixels;

const textAt = (view: DataView, at: number) =>
  at + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

function sizeOfPng(view: DataView): PictureSize | undefined {
  if (view.byteLength < 24 || textAt(view, 12) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames are C0 to CF, but for two kinds of tables and one that is reserved. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView): PictureSize | undefined {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = firstJpegPart; at + 9 <= bytes.length; ) {
    const part = readJpegPart(bytes, at);
    if (!part || part.end <= at) return undefined;
    if (isFrame(part.marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at = part.end;
  }
  return undefined;
}

/** The size that a part of a WebP file tells. */
function sizeOfWebpPart(view: DataView, at: number): PictureSize | undefined {
  if (at + 18 > view.byteLength) return undefined;
  const name = textAt(view, at);
  const content = at + 8;
  if (name === 'VP8 ') {
    const [width, height] = [view.getUint16(content + 6, true), view.getUint16(content + 8, true)];
    return { width: width & 0x3fff, height: height & 0x3fff };
  }
  if (name === 'VP8L') {
    const bits = view.getUint32(content + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (name !== 'VP8X') return undefined;
  const three = (place: number) => view.getUint16(place, true) + view.getUint8(place + 2) * 65_536;
  return { width: three(content + 4) + 1, height: three(content + 7) + 1 };
}

/** The larger one of the canvas and the picture on it. */
function sizeOfWebp(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const size = sizeOfWebpPart(view, at);
    if (size && size.width * size.height > (largest ? largest.width * largest.height : -1)) largest = size;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return largest;
}

/** How large a picture says it is, in its first bytes; undefined for what is no JPEG, PNG or WebP or does not say. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(view);
  if (textAt(view, 0) === '\x89PNG') return sizeOfPng(view);
  if (textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP') return sizeOfWebp(view);
  return undefined;
}
