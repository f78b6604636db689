/// <reference path="./libraries.d.ts" />
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff';
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff';
import latin from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff';
import latinBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-700-normal.woff';
import latinExtended from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-400-normal.woff';
import latinExtendedBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-700-normal.woff';
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff';
import kannadaBold from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff';
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff';
import tamilBold from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff';

export interface FontFile {
  name: string;
  /** The texts that need it; null: all, as the rupee sign is in `latinExtended`. */
  script: RegExp | null;
  regular: string;
  bold: string;
}

/** Noto Sans in parts, so that a browser loads those of the scripts that an invoice has. */
export const fontFiles: readonly FontFile[] = [
  { name: 'latin', script: null, regular: latin, bold: latinBold },
  { name: 'latin-extended', script: null, regular: latinExtended, bold: latinExtendedBold },
  { name: 'devanagari', script: /\p{Script=Devanagari}/u, regular: devanagari, bold: devanagariBold },
  { name: 'tamil', script: /\p{Script=Tamil}/u, regular: tamil, bold: tamilBold },
  { name: 'kannada', script: /\p{Script=Kannada}/u, regular: kannada, bold: kannadaBold },
];
