import { DataError } from '../foundation/answers/data-error.ts';
import { limits } from '../foundation/client/database.limits.ts';
import { hasTooManyPixels, pictureSize, tooManyPixels } from '../foundation/pictures/picture-size.ts';

/** By which the sides are made smaller until the file is small enough. */
const step = 0.8;

const refuse = (message: string) => new DataError('invalid', { message, fromServer: true });

const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A drawing (SVG) is a picture here too: inside of one, browsers run no script and load nothing. */
async function readPicture(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  try {
    picture.src = await addressOf(file);
    await picture.decode();
    if (picture.naturalWidth > 0 && picture.naturalHeight > 0) return picture;
  } catch {
    // As for a picture without a size.
  }
  throw refuse('Please choose a picture, such as PNG, SVG, JPEG or WebP');
}

/** The picture as a PNG in base64, which keeps transparency. */
function draw(picture: HTMLImageElement, longestSide: number): string {
  const scale = longestSide / Math.max(picture.naturalWidth, picture.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw refuse('This browser cannot read pictures. Please use another one.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/**
 * A chosen file as a logo: a PNG in base64, drawn anew and as large as a logo may be.
 * @throws {DataError} for a file or picture that is too large, or that this browser does not show as a picture.
 */
export async function shrinkLogo(file: File): Promise<string> {
  if (file.size > limits.photoBytes) throw refuse('Please choose a picture of at most 5 MB');
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (size && hasTooManyPixels(size)) throw refuse(tooManyPixels);
  const picture = await readPicture(file);
  const isDrawing = file.type === 'image/svg+xml';
  const ownSide = Math.max(picture.naturalWidth, picture.naturalHeight);
  let side: number = isDrawing ? limits.logoSide : Math.min(ownSide, limits.logoSide);
  let drawn = draw(picture, side);
  while (drawn.length > (limits.logoBytes * 4) / 3) {
    side *= step;
    drawn = draw(picture, side);
  }
  return drawn;
}
