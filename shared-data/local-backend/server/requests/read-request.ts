import {
  checkPhotoUpload,
  isPhotoUpload,
  maxUploadBytes,
  photoTooLarge,
} from '../../storage/photo-requests.ts';
import { isAllowedRoute } from './allowed-routes.ts';
import { checkAddress, checkBody, maxBodyBytes, readBody, tooLarge } from './check-input.ts';

/** Reads the whole body before the request is queued: a slow sender must not block the others. */
export async function readRequest(request: Request): Promise<Request | Response> {
  if (!isAllowedRoute(request)) return Response.json({ message: 'Not found' }, { status: 404 });
  const refused = checkAddress(request.url);
  if (refused || request.body === null) return refused ?? request;
  const isPhoto = isPhotoUpload(request);
  const body = await readBody(request, isPhoto ? maxUploadBytes : maxBodyBytes);
  if (!body) return isPhoto ? photoTooLarge() : tooLarge();
  if (isPhoto) return checkPhotoUpload(request, body);
  const { url, method, headers } = request;
  return checkBody(url, body) ?? new Request(url, { method, headers, body });
}
