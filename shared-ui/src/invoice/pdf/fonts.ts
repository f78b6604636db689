/// <reference path="./libraries.d.ts" />
import { create, type Font } from 'fontkit';
import { type FontName, fontParts, type ReadFont } from './font-parts.ts';

export interface LoadedFont {
  name: string;
  /** Whether it is for a script whose letters are reordered and joined. */
  isShaped: boolean;
  regular: Font;
  bold: Font;
}

/** The fonts that a text needs. */
export const loadFonts = (text: string, readFont: ReadFont): Promise<LoadedFont[]> =>
  Promise.all(
    (Object.entries(fontParts) as [FontName, RegExp | null][])
      .filter(([, script]) => script === null || script.test(text))
      .map(async ([name, script]) => {
        const [regular, bold] = await Promise.all([readFont(name, 'regular'), readFont(name, 'bold')]);
        return { name, isShaped: script !== null, regular: create(regular), bold: create(bold) };
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
