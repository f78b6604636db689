import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shell = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(shell, file), 'utf8');
const page = read('index.html');
const manifest = JSON.parse(read('public/manifest.webmanifest'));
const palette = readFileSync(path.join(shell, '../shared-ui/src/theme/palette.ts'), 'utf8');
const surfaces = [...palette.matchAll(/ surface: '(#\w+)'/g)].map(([, colour]) => colour);

/** The width and height in a PNG file's header. */
function sizeOf(file: string) {
  const header = readFileSync(path.join(shell, 'public', file)).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

test('the page names files that exist', () => {
  const files = [...page.matchAll(/(?:href|content)="\/([\w.-]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toContain('manifest.webmanifest');
  expect(files.filter((file) => !existsSync(path.join(shell, 'public', file)))).toEqual([]);
});

test("the icons have the manifest's sizes, one of them maskable", () => {
  const drawn: { src: string; sizes: string }[] = manifest.icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  );
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  expect(sizeOf('share.png')).toBe('1200x630');
});

test("the window has the surface's colour, light and dark", () => {
  const colours = [...page.matchAll(/name="theme-color" [^>]*content="(#\w+)"/g)].map(([, colour]) => colour);
  expect(colours).toEqual(surfaces);
  expect(manifest).toMatchObject({ theme_color: surfaces[0], background_color: surfaces[0] });
});
