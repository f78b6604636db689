import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Smaller files are not worth compressing: the response headers weigh more than what is saved. */
const minimumBytes = 1024;

async function compress(file: string) {
  const content = await readFile(file);
  if (content.length < minimumBytes) return;
  await Promise.all(
    Object.entries(encodings).map(async ([ending, encode]) =>
      writeFile(`${file}.${ending}`, await encode(content)),
    ),
  );
}

/** Writes a compressed copy beside each text file of a build, so that a static host need not compress at every request. */
export const compressFiles = (): RsbuildPlugin => ({
  name: 'pitlane:compress',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(async () => {
      const folder = api.context.distPath;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const texts = files.filter((file) => /\.(js|css|html|svg)$|^remote\.json$/.test(file));
      await Promise.all(texts.map((file) => compress(path.join(folder, file))));
    });
  },
});
