import { DataError } from '../answers/data-error.ts';
import { bareJpeg } from './bare-jpeg.ts';
import { hasTooManyPixels, type PictureSize, pictureSize, tooManyPixels } from './picture-size.ts';

/** A picture of at most 1,600 px without anything else in it, ready to be sent. */
export interface ShrunkPhoto {
  blob: Blob;
  width: number;
  height: number;
  /** Of the blob, hexadecimal. */
  sha256: string;
}

/** A scratch is still seen, in some hundred kB, which a mobile network sends in seconds. */
const longestSide = 1600;
const quality = 0.8;

const refuse = (message: string) => new DataError('invalid', { message, fromServer: true });
const noPicture = () => refuse('Please choose a JPEG, PNG or WebP picture');

/** @throws {DataError} for a picture that would fill the memory of a phone. */
function requireFewPixels(size: PictureSize | undefined) {
  if (size && hasTooManyPixels(size)) throw refuse(tooManyPixels);
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** As WebP, or as JPEG where the browser cannot write WebP and would write PNG instead. */
async function encodeSmall(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await encode(canvas, 'image/jpeg');
  return jpeg && new Blob(bareJpeg(new Uint8Array(await jpeg.arrayBuffer())), { type: jpeg.type });
}

async function hashOf(blob: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Draws a picture anew, upright and small enough to send: what the file says about place, camera and time stays behind.
 * @throws {DataError} for what this browser does not show as a picture, and for too many pixels.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  requireFewPixels(pictureSize(new Uint8Array(await file.arrayBuffer())));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) throw noPicture();
  requireFewPixels(picture);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw noPicture();
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await encodeSmall(canvas);
  if (!blob) throw noPicture();
  return { blob, width: canvas.width, height: canvas.height, sha256: await hashOf(blob) };
}
