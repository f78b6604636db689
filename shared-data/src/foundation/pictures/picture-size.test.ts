import { picturesOf } from '../../../supabase/tests/support/pictures.ts';
import { shrinkLogo } from '../../garage/shrink-logo.ts';
import { hasTooManyPixels, pictureSize } from './picture-size.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const tooLarge = 'Please choose a picture of at most 50 million pixels';

test.each(Object.entries(picturesOf))('the size of a %s is read from its first bytes', async (_, draw) => {
  for (const [width, height] of [
    [1, 1],
    [4000, 3000],
    [16_383, 2],
  ] as const) {
    expect(pictureSize(draw(width, height))).toEqual({ width, height });
    expect(pictureSize(draw(width, height).subarray(0, 20))).toBeUndefined();
  }
  const size = { width: 10_000, height: 5001 };
  expect(hasTooManyPixels({ ...size, height: 5000 })).toBe(false);
  expect(hasTooManyPixels(size)).toBe(true);
  const file = new File([draw(size.width, size.height)], 'huge');
  await expect(shrinkPhoto(file)).rejects.toThrow(tooLarge);
  await expect(shrinkLogo(file)).rejects.toThrow(tooLarge);
});

test.each(['', 'RIFF', 'RIFF....WEBP', '\x89PNG', '\xff\xd8', '\xff\xd8\xff\xc4\0\0', 'GIF89a'])(
  '%j tells no size',
  (text) => {
    expect(pictureSize(Buffer.from(text, 'latin1'))).toBeUndefined();
  },
);
