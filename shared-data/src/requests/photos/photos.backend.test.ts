import { exif, jpeg, photoName, webp } from '../../../supabase/tests/support/pictures.ts';
import { requests } from '../../../supabase/tests/support/workshop.ts';
import { createPortalClient } from '../../foundation/client/client.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { addPhoto, listPhotos, type NewPhoto, removePhoto } from './photos-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
  await garage.backend.exec('delete from public.request_photos where true');
});
beforeEach(() => garage.enter('mechanic'));
afterAll(() => garage.close());

const build = (change: Partial<NewPhoto> = {}): NewPhoto => ({
  requestId: requests.inProgress,
  stage: 'check_in',
  path: photoName(requests.inProgress),
  width: 1600,
  height: 1200,
  sha256: 'a'.repeat(64),
  takenAt: new Date().toISOString(),
  ...change,
});
const picture = new Blob([webp()], { type: 'image/webp' });
const list = () => listPhotos(garage.portal, requests.inProgress, neverAborted);

test('a photo is added once however often it is sent, shown with an address, and removed @long', async () => {
  const photo = build();
  const first = await addPhoto(garage.portal, photo, picture);
  expect(await addPhoto(garage.portal, photo, picture)).toEqual(first);
  const { data } = await list();
  expect(data).toHaveLength(1);
  const [shown] = data ?? [];
  const response = await garage.backend.fetch(shown?.url ?? '');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(webp());
  expect(response.headers.get('cache-control')).toBe('no-store');

  await garage.enter('otherMechanic');
  expect(await list()).toMatchObject({ success: true, data: [] });
  expect(await refusal(removePhoto(garage.portal, shown?.photo_id ?? 0))).toMatchObject({
    kind: 'not-found',
  });
  await garage.enter('customer');
  expect((await list()).data).toHaveLength(1);
  await garage.enter('mechanic');
  await removePhoto(garage.portal, shown?.photo_id ?? 0);
  expect(await list()).toMatchObject({ success: true, data: [] });
});

test.each([
  ['of more than 5 MB', webp('x'.repeat(6_000_000)), 'invalid', 'A photo may have at most 5 MB'],
  ['of another kind', Buffer.from('<svg/>'), 'invalid', 'Please choose a JPEG, PNG or WebP picture'],
])('a file %s is refused with a sentence', async (_, bytes, kind, message) => {
  const sent = addPhoto(garage.portal, build(), new Blob([bytes], { type: 'image/webp' }));
  expect(await refusal(sent)).toMatchObject({ kind, message, fromServer: true });
});

test('a picture with its place is refused, and so is a photo of a request that is closed', async () => {
  const path = photoName(requests.inProgress, 'jpg');
  const withPlace = new Blob([jpeg(exif)], { type: 'image/jpeg' });
  expect(await refusal(addPhoto(garage.portal, build({ path }), withPlace))).toMatchObject({
    kind: 'unexpected',
  });
  const closed = build({ requestId: requests.completed, path: photoName(requests.completed) });
  expect(await refusal(addPhoto(garage.portal, closed, picture))).toMatchObject({
    kind: 'conflict',
    message: 'This request is already completed',
  });
});

test('a photo of a job that was given to another mechanic is refused as not found', async () => {
  const others = build({
    requestId: requests.othersInProgress,
    path: photoName(requests.othersInProgress),
  });
  expect(await refusal(addPhoto(garage.portal, others, picture))).toMatchObject({
    kind: 'not-found',
    message: 'Service request not found',
  });
});

test('without an answer of the server it is the network', async () => {
  const failing = createPortalClient(garage.portal.config, {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await refusal(addPhoto(failing, build(), picture))).toMatchObject({ kind: 'offline' });
});
