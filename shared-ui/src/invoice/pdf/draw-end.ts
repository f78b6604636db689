import { qrPath } from '../../qr-code/qr-path.ts';
import type { InvoiceFact } from '../invoice-sheet.ts';
import type { SheetContent } from '../sheet-content.ts';
import { drawArtifact, drawLines, drawRule, drawText, keepTogether } from './draw.ts';
import { drawFact } from './draw-head.ts';
import { breakLines, lineHeight, type TextStyle, widthOf } from './text-layout.ts';
import { contentWidth, left, pageNumberBaseline, right, type Writer } from './writer.ts';

const sumStyle: TextStyle = { size: 11, isBold: true, isEnd: true };
const bodyStyle: TextStyle = { size: 8.5 };
const headingStyle: TextStyle = { size: 10, isBold: true };
const qrSide = 92;
/** The height to sign in, and where its line begins. */
const signing = { height: 36, start: right - contentWidth / 2 };

const below = (writer: Writer) => ({ x: left, y: writer.y, width: contentWidth });

/** 'Total ₹1,180.00', at the right. */
export function drawSum(writer: Writer, { label, value }: InvoiceFact) {
  keepTogether(writer, lineHeight(sumStyle));
  writer.y += drawText(writer, writer.root, 'P', `${label} ${value}`, below(writer), sumStyle) + 4;
}

export function drawParagraph(writer: Writer, text: string, style: TextStyle = bodyStyle) {
  keepTogether(writer, breakLines(writer, text, style, contentWidth).length * lineHeight(style));
  writer.y += drawText(writer, writer.root, 'P', text, below(writer), style) + 8;
}

function drawQr(writer: Writer, { text, label }: { text: string; label: string }) {
  const { doc, root, y } = writer;
  const { path, size } = qrPath(text);
  const figure = doc.struct('Figure', { alt: label, bbox: [left, y, left + qrSide, y + qrSide] });
  root.add(figure);
  figure.add(
    () =>
      void doc
        .save()
        .translate(left, y)
        .scale(qrSide / size)
        .path(path)
        .fill('#000')
        .restore(),
  );
}

export function drawHowToPay(writer: Writer, { upi, payTo }: Pick<SheetContent, 'upi' | 'payTo'>) {
  if (payTo.length === 0) return;
  const textLeft = upi ? left + qrSide + 16 : left;
  const factsHeight = payTo.length * lineHeight(bodyStyle) * 2;
  keepTogether(writer, lineHeight(headingStyle) + 4 + Math.max(upi ? qrSide : 0, factsHeight));
  writer.y += drawText(writer, writer.root, 'H2', 'How to pay', below(writer), headingStyle) + 4;
  const start = writer.y;
  if (upi) drawQr(writer, upi);
  for (const fact of payTo) {
    writer.y += drawFact(writer, fact, { x: textLeft, y: writer.y, width: right - textLeft }, 110);
  }
  writer.y = Math.max(writer.y, upi ? start + qrSide : start) + 12;
}

export function drawSignature(writer: Writer, text: string) {
  const width = right - signing.start;
  const textHeight = breakLines(writer, text, bodyStyle, width).length * lineHeight(bodyStyle);
  keepTogether(writer, signing.height + 3 + textHeight);
  writer.y += signing.height;
  drawRule(writer, writer.y, 0.5, signing.start);
  writer.y += 3;
  writer.y +=
    drawText(writer, writer.root, 'P', text, { x: signing.start, y: writer.y, width }, bodyStyle) + 8;
}

/** 'Page 1 of 3', which is not read aloud. */
export function drawPageNumbers(writer: Writer, name: string) {
  const { count } = writer.doc.bufferedPageRange();
  const style: TextStyle = { size: 7.5, isMuted: true };
  for (let page = 0; page < count; page += 1) {
    writer.doc.switchToPage(page);
    const number = `Page ${page + 1} of ${count}`;
    const numberWidth = widthOf(writer, number, style) + 12;
    const y = pageNumberBaseline - style.size;
    drawArtifact(writer, 'Pagination', () => {
      const box = { x: left, y, width: contentWidth };
      drawLines(writer, null, [number], box, { ...style, isEnd: true });
      drawLines(
        writer,
        null,
        breakLines(writer, name, style, contentWidth - numberWidth).slice(0, 1),
        box,
        style,
      );
    });
  }
}
