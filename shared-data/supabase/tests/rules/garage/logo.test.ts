import { limits } from '../../../../src/foundation/client/database.limits.ts';
import { logoPng, webp } from '../../support/pictures.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface Logo {
  name: string;
  picture: string;
  width: number;
  height: number;
}
const manager = () => workshop.as('manager');
const save = async (picture: string | null) => call<Logo>(await manager(), 'save_logo', { picture });
const read = async () => call<Logo | null>(await workshop.as('visitor'), 'garage_logo');
const entries = () =>
  workshop.backend.exec(
    "select actor_name, action, subject_label, before, after from private.changes where subject = 'logo' order by change_id",
  );

test('a garage has no logo at first', async () => {
  expect(await read()).toBeNull();
});

test('a logo is saved, replaced and removed, and everybody sees it', async () => {
  const picture = logoPng(320, 96, 'x'.repeat(60_000));
  const saved = await save(picture);
  expect(saved).toEqual({ name: expect.any(String), picture, width: 320, height: 96 });
  expect(await read()).toEqual(saved);
  expect(await save(logoPng(512, 512))).toMatchObject({ width: 512, height: 512 });
  expect(await workshop.backend.exec('select count(*)::int as logos from private.garage_logo')).toEqual([
    { logos: 1 },
  ]);
  expect(await call(await manager(), 'remove_logo')).toBe(true);
  expect(await call(await manager(), 'remove_logo')).toBe(false);
  expect(await read()).toBeNull();
});

test('every change is in the audit trail, without the picture, and a repeat is none', async () => {
  const before = (await entries()).length;
  await save(logoPng(320, 96));
  await save(logoPng(320, 96));
  await save(logoPng(100, 50));
  await call(await manager(), 'remove_logo');
  const added = (await entries()).slice(before);
  expect(added.map(({ action, subject_label }) => [action, subject_label])).toEqual([
    ['added', '320 × 96 px'],
    ['changed', '100 × 50 px'],
    ['removed', '100 × 50 px'],
  ]);
  expect(added[1]).toMatchObject({
    actor_name: 'Meera',
    before: { size: '320 × 96 px' },
    after: { size: '100 × 50 px', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(JSON.stringify(added)).not.toContain('picture');
});

describe('an invalid logo is refused', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const whole = logoPng();
  const otherKind = 'The logo must be a PNG picture';
  const tooLarge = 'A logo may have at most 100 kB';
  const tooWide = 'A logo may be at most 512 pixels wide and high';
  test.each([
    ['nothing', '', otherKind],
    ['null', null, otherKind],
    ['a text that is not base64', 'not a picture!', otherKind],
    ['a page', base64('<html><script>'), otherKind],
    ['a drawing with scripts', base64('<svg xmlns="http://www.w3.org/2000/svg"/>'), otherKind],
    ['a WebP', webp().toString('base64'), otherKind],
    ['the first half', whole.slice(0, 40), otherKind],
    [
      'one with something behind it',
      base64(`${Buffer.from(whole, 'base64').toString('latin1')}x`),
      otherKind,
    ],
    ['one of more than 100 kB', logoPng(10, 10, 'x'.repeat(limits.logoBytes)), tooLarge],
    ['a much longer text', 'x'.repeat(200_000), tooLarge],
    ['one that is too wide', logoPng(513, 10), tooWide],
    ['one that is too high', logoPng(10, 4_294_967_295), tooWide],
    ['one without a width', logoPng(0, 10), tooWide],
  ])('%s', async (_, picture, message) => {
    expect(await refuse(await manager(), 'save_logo', { picture })).toEqual({
      code: 'PT400',
      hint: 'picture',
      message,
    });
    expect(await read()).toBeNull();
  });
});

test('one of exactly 100 kB and 512 pixels is saved', async () => {
  const frame = Buffer.from(logoPng(512, 512, ''), 'base64').length;
  const picture = logoPng(512, 512, 'x'.repeat(limits.logoBytes - frame));
  expect(Buffer.from(picture, 'base64')).toHaveLength(limits.logoBytes);
  expect(await save(picture)).toMatchObject({ width: 512 });
});
