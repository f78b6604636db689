/// <reference path="./libraries.d.ts" />
import PDFDocument from 'pdfkit';
import type { InvoiceSheet } from '../invoice-sheet.ts';
import { sheetContent } from '../sheet-content.ts';
import { drawHowToPay, drawPageNumbers, drawParagraph, drawSignature, drawSum } from './draw-end.ts';
import { drawHead } from './draw-head.ts';
import { drawTable } from './draw-table.ts';
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

function draw(writer: Writer, sheet: InvoiceSheet, allText: string) {
  const content = sheetContent(sheet);
  drawHead(writer, sheet, content);
  if (content.lines) drawTable(writer, content.lines);
  drawSum(writer, content.total);
  drawParagraph(writer, `${content.amountInWords.label}: ${content.amountInWords.value}`);
  if (content.taxes) drawTable(writer, content.taxes);
  if (content.payments) drawTable(writer, content.payments);
  if (content.due) drawSum(writer, content.due);
  drawHowToPay(writer, content);
  if (sheet.footer) drawParagraph(writer, sheet.footer);
  drawSignature(writer, content.signature);
  if (lacksGlyphs(writer.fonts, allText)) {
    drawParagraph(writer, 'A question mark may stand for a character that the fonts of this file lack.');
  }
  drawPageNumbers(writer, content.name);
}

/** The sheet as a PDF on A4: selectable text, embedded fonts, tagged for assistive technology. */
export async function makeInvoicePdf(sheet: InvoiceSheet, readFont: ReadFont): Promise<Blob> {
  const content = sheetContent(sheet);
  const allText = JSON.stringify([content, sheet.footer]).normalize('NFC');
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
    info: { Title: content.name, Author: sheet.seller.name, Creator: 'Pitlane', Producer: 'PDFKit' },
  });
  const blob = collect(doc);
  for (const { name, regular, bold } of fonts) {
    doc.registerFont(name, regular).registerFont(`${name}-bold`, bold);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, fonts, root, y: top }, sheet, allText);
  doc.end();
  return blob;
}
