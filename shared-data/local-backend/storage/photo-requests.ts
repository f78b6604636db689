import { limits } from '../../src/foundation/client/database.limits.ts';
import { hasTooManyPixels, pictureSize, tooManyPixels } from '../../src/foundation/pictures/picture-size.ts';
import { photoPath } from './photo-files.ts';
import { pictureTypes, readPicture } from './picture-format.ts';
import { isSigning, signedPhoto } from './signed-addresses.ts';

const files = '/storage/v1/object/request-photos/';

/** As Supabase Storage answers, whose client reads `message`. */
const refuse = (statusCode: number, error: string, message: string) =>
  Response.json({ statusCode: String(statusCode), error, message }, { status: statusCode });

/** The name of the photo in the address of its file, undefined in any other address. */
function photoIn(address: string): string | undefined {
  const { pathname } = new URL(address);
  const name = pathname.startsWith(files) ? pathname.slice(files.length) : '';
  return photoPath.test(name) ? name : undefined;
}

export const isPhotoUpload = ({ method, url }: Request) => method === 'POST' && photoIn(url) !== undefined;

/**
 * Whether a request is one of Storage that the portal sends: uploading a photo, reading it, and signing and using its
 * address. Lite offers more (buckets, lists, moving, deleting), which on the hosted backend only policies refuse.
 */
export function isPhotoRequest(request: Request): boolean {
  if (isPhotoUpload(request) || isSigning(request) || signedPhoto(request)) return true;
  return ['GET', 'HEAD'].includes(request.method) && photoIn(request.url) !== undefined;
}

/** The largest body of an upload: a form around the photo needs some room. */
export const maxUploadBytes = limits.photoBytes + 10_000;

export const photoTooLarge = () => refuse(413, 'Payload too large', 'A photo may have at most 5 MB');

/** The file in an upload's body and the type its sender gives it: the body itself, or the file of a form. */
async function fileIn(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; type: string }> {
  if (!type.startsWith('multipart/form-data')) return { bytes: body, type };
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  if (!file) return { bytes: Buffer.alloc(0), type: '' };
  return { bytes: Buffer.from(await file.arrayBuffer()), type: file.type };
}

/** The request for Lite with the photo as its body, or its refusal: only pictures without metadata, of at most 5 MB and 50 million pixels, are stored. */
export async function checkPhotoUpload(
  request: Request,
  body: Buffer<ArrayBuffer>,
): Promise<Request | Response> {
  const type = request.headers.get('content-type') ?? '';
  const file = await fileIn(body, type).catch(() => undefined);
  if (file && file.bytes.byteLength > limits.photoBytes) return photoTooLarge();
  const picture = file && readPicture(file.bytes);
  const size = picture && pictureSize(file.bytes);
  const { pathname } = new URL(request.url);
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1) as keyof typeof pictureTypes;
  if (!size || picture.type !== file.type || picture.type !== pictureTypes[ending]) {
    return refuse(415, 'invalid_mime_type', 'Please choose a JPEG, PNG or WebP picture');
  }
  if (hasTooManyPixels(size)) return refuse(422, 'Unprocessable content', tooManyPixels);
  if (!picture.isClean) {
    return refuse(
      400,
      'InvalidRequest',
      'This picture still says where and how it was taken. Please add it with the portal, which removes that.',
    );
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', picture.type);
  headers.set('content-length', String(file.bytes.byteLength));
  return new Request(request.url, { method: 'POST', headers, body: file.bytes });
}
