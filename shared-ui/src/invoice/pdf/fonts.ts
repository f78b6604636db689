/// <reference path="./libraries.d.ts" />
import { create, type Font } from 'fontkit';
import { fontFiles } from './font-files.ts';

export interface LoadedFont {
  name: string;
  /** Whether it is for a script whose letters are reordered and joined. */
  isShaped: boolean;
  regular: Font;
  bold: Font;
}

async function loadFont(address: string): Promise<Font> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} could not be loaded: status ${response.status}`);
  return create(new Uint8Array(await response.arrayBuffer()));
}

/** The fonts that a text needs. */
export const loadFonts = (text: string): Promise<LoadedFont[]> =>
  Promise.all(
    fontFiles
      .filter(({ script }) => script === null || script.test(text))
      .map(async ({ name, script, ...files }) => {
        const [regular, bold] = await Promise.all([loadFont(files.regular), loadFont(files.bold)]);
        return { name, isShaped: script !== null, regular, bold };
      }),
  );

/** Characters of a text that are drawn with one font. */
export interface FontRun {
  font: LoadedFont;
  text: string;
}

/** In place of what no font has. */
const replacement = '?';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const hasGlyphs = ({ regular }: LoadedFont, text: string) =>
  [...text].every((character) => regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Splits a text by font. A character that none has becomes '?'. */
export function fontRuns(fonts: readonly LoadedFont[], text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const preferred = last ? [last.font, ...fonts] : fonts;
    const found = preferred.find((font) => hasGlyphs(font, segment));
    const font = found ?? fonts[0];
    if (!font) throw new Error('No font is loaded');
    const shown = found ? segment : replacement;
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

/** Whether a text has a character that is replaced. */
export const lacksGlyphs = (fonts: readonly LoadedFont[], text: string): boolean =>
  [...graphemes.segment(text)].some(({ segment }) => !fonts.some((font) => hasGlyphs(font, segment)));
