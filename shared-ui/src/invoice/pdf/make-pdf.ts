/// <reference path="./libraries.d.ts" />
import PDFDocument from 'pdfkit';
import { drawPageNumbers, drawParagraph } from './draw-end.ts';
import type { ReadFont } from './font-parts.ts';
import { lacksGlyphs, loadFonts } from './fonts.ts';
import { top, type Writer } from './writer.ts';

const collect = (doc: PDFDocument) =>
  new Promise<Blob>((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk) => void chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });

interface PdfOptions {
  /** The title of the file, at the foot of each page too. */
  name: string;
  author: string;
  /** All that is drawn, by which the fonts are chosen. */
  texts: unknown;
  draw: (writer: Writer) => void;
}

/** A PDF on A4: selectable text, embedded fonts, tagged for assistive technology, its pages numbered. */
export async function makePdf({ name, author, texts, draw }: PdfOptions, readFont: ReadFont): Promise<Blob> {
  const allText = JSON.stringify(texts).normalize('NFC');
  const fonts = await loadFonts(allText, readFont);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: null,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: { Title: name, Author: author, Creator: 'Pitlane', Producer: 'PDFKit' },
  });
  const blob = collect(doc);
  for (const font of fonts) {
    doc.registerFont(font.name, font.regular).registerFont(`${font.name}-bold`, font.bold);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const writer: Writer = { doc, fonts, root, y: top };
  draw(writer);
  if (lacksGlyphs(fonts, allText)) {
    drawParagraph(writer, 'A question mark may stand for a character that the fonts of this file lack.');
  }
  drawPageNumbers(writer, name);
  doc.end();
  return blob;
}
