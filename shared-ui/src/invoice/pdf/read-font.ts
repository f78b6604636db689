import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontName, ReadFont } from './font-parts.ts';

const { resolve } = createRequire(import.meta.url);

const weights = { regular: 400, bold: 700 };

/** The package of each part, and the part's name there. */
const files: Record<FontName, [family: string, subset: string]> = {
  latin: ['devanagari', 'latin'],
  'latin-extended': ['devanagari', 'latin-ext'],
  devanagari: ['devanagari', 'devanagari'],
  tamil: ['tamil', 'tamil'],
  kannada: ['kannada', 'kannada'],
};

/** For Node, the same files that a browser fetches. */
export const readFont: ReadFont = (name, weight) => {
  const [family, subset] = files[name];
  const file = `noto-sans-${family}-${subset}-${weights[weight]}-normal.woff`;
  return readFile(resolve(`@fontsource/noto-sans-${family}/files/${file}`));
};
