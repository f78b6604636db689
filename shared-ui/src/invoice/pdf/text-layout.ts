import { type FontRun, fontRuns } from './fonts.ts';
import type { Writer } from './writer.ts';

export interface TextStyle {
  /** Points. */
  size: number;
  isBold?: boolean;
  isMuted?: boolean;
  /** Aligned at the end of its box. */
  isEnd?: boolean;
}

/** The distance between two baselines. */
export const lineHeight = ({ size }: TextStyle) => size * 1.4;

const widthOfRun = ({ doc }: Writer, { font, text }: FontRun, { size, isBold }: TextStyle) =>
  doc.font(`${font.name}${isBold ? '-bold' : ''}`, size).widthOfString(text);

export interface PlacedRun extends FontRun {
  width: number;
}

export const measure = (writer: Writer, text: string, style: TextStyle): PlacedRun[] =>
  fontRuns(writer.fonts, text).map((run) => ({ ...run, width: widthOfRun(writer, run, style) }));

export const widthOf = (writer: Writer, text: string, style: TextStyle) =>
  measure(writer, text, style).reduce((sum, { width }) => sum + width, 0);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Pieces of a word that is wider than its line. */
function breakWord(writer: Writer, word: string, style: TextStyle, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece && widthOf(writer, piece + segment, style) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function breakParagraph(writer: Writer, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const joined = line ? `${line} ${word}` : word;
    if (widthOf(writer, joined, style) <= width) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(writer, word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

/** Breaks a text at its line feeds, at spaces, and where a word alone is too wide. */
export const breakLines = (writer: Writer, text: string, style: TextStyle, width: number): string[] =>
  text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => breakParagraph(writer, paragraph, style, width));
