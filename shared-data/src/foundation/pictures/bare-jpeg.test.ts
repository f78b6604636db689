import { readPicture } from '../../../local-backend/storage/picture-format.ts';
import { comment, exif, jpeg } from '../../../supabase/tests/support/pictures.ts';
import { bareJpeg } from './bare-jpeg.ts';

/** What Safari puts before the picture of a canvas of 1 × 1 pixels: Exif with its size, and two notes of Photoshop. */
const ofSafari = Buffer.from(
  '/+EATEV4aWYAAE1NACoAAAAIAAGHaQAEAAAAAQAAABoAAAAAAAOgAQADAAAAAQABAACgAgAEAAAAAQAAAAGgAwAEAAAAAQAAAAEAAAAA' +
    '/+0AOFBob3Rvc2hvcCAzLjAAOEJJTQQEAAAAAAAAOEJJTQQlAAAAAAAQ1B2M2Y8AsgTpgAmY7PhCfg==',
  'base64',
);

const bare = (bytes: Buffer<ArrayBuffer>) => Buffer.concat(bareJpeg(new Uint8Array(bytes)));

test.each([
  ['what Safari writes', ofSafari],
  ['the place', exif],
  ['a comment', comment],
])('%s does not stay in a JPEG, which the server then stores', (_, added) => {
  const drawn = jpeg(added);
  expect(readPicture(drawn)).toEqual({ type: 'image/jpeg', isClean: false });
  expect(bare(drawn)).toEqual(jpeg());
  expect(readPicture(bare(drawn))).toEqual({ type: 'image/jpeg', isClean: true });
});

test('A JPEG of the picture alone, its colour profile included, stays as it is', () => {
  const profile = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 16]), Buffer.from('ICC_PROFILE\0\x01\x01')]);
  for (const drawn of [jpeg(), jpeg(profile)]) expect(bare(drawn)).toEqual(drawn);
});

test.each([
  ['no JPEG', Buffer.from('<svg/>')],
  ['a JPEG that is cut off', jpeg(exif).subarray(0, 12)],
])('%s is left for the server to refuse', (_, bytes) => {
  expect(bare(bytes)).toEqual(bytes);
  expect(readPicture(bytes)?.isClean).not.toBe(true);
});
