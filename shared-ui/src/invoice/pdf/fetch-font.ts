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
import type { FontName, FontWeight, ReadFont } from './font-parts.ts';

const addresses: Record<FontName, Record<FontWeight, string>> = {
  latin: { regular: latin, bold: latinBold },
  'latin-extended': { regular: latinExtended, bold: latinExtendedBold },
  devanagari: { regular: devanagari, bold: devanagariBold },
  tamil: { regular: tamil, bold: tamilBold },
  kannada: { regular: kannada, bold: kannadaBold },
};

/** For browsers: the files lie beside the code that imports them. */
export const fetchFont: ReadFont = async (name, weight) => {
  const address = addresses[name][weight];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} could not be loaded: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
