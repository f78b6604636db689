import type { InvoiceFact } from '../invoice-sheet.ts';
import type { SheetContent } from '../sheet-content.ts';
import { drawLines, drawRule, drawText } from './draw.ts';
import { breakLines, lineHeight, type TextStyle } from './text-layout.ts';
import { type Box, contentWidth, left, type Writer } from './writer.ts';

const body: TextStyle = { size: 8.5 };
const muted: TextStyle = { ...body, isMuted: true };
const gap = 16;

/** A label and its value beside it, as one paragraph. Returns its height. */
export function drawFact(
  writer: Writer,
  { label, value }: InvoiceFact,
  box: Box,
  labelWidth: number,
): number {
  const paragraph = writer.doc.struct('P');
  writer.root.add(paragraph);
  const inset = labelWidth + 6;
  const labelLines = breakLines(writer, label, muted, labelWidth);
  const lines = breakLines(writer, value, body, box.width - inset);
  drawLines(
    writer,
    paragraph,
    labelLines.map((line) => `${line} `),
    { ...box, width: labelWidth },
    muted,
  );
  drawLines(writer, paragraph, lines, { ...box, x: box.x + inset, width: box.width - inset }, body);
  return Math.max(lines.length, labelLines.length) * lineHeight(body);
}

function drawParty(
  writer: Writer,
  { label, name, lines }: SheetContent['parties'][number],
  box: Box,
): number {
  let { y } = box;
  y += drawText(writer, writer.root, 'H2', label, { ...box, y }, muted);
  y += drawText(writer, writer.root, 'P', name, { ...box, y }, { size: 10, isBold: true });
  for (const line of lines) y += drawText(writer, writer.root, 'P', line, { ...box, y }, body);
  return y - box.y;
}

/** The formats that PDFKit reads. */
const isDrawable = (logo: string) => /^data:image\/(png|jpeg);base64,/.test(logo);

function drawLogo({ doc, root, y }: Writer, logo: string, alt: string) {
  const [width, height] = [150, 44];
  const figure = doc.struct('Figure', { alt, bbox: [left, y, left + width, y + height] });
  root.add(figure);
  figure.add(() => void doc.image(logo, left, y, { fit: [width, height] }));
  return height;
}

interface HeadOf {
  title: string;
  garage: string;
  /** A data URL. */
  logo: string | null;
}

/** The title, the garage, both parties and the facts, which have the whole width where there is no party. */
export function drawHead(
  writer: Writer,
  { title, garage, logo }: HeadOf,
  { parties, facts }: Pick<SheetContent, 'parties' | 'facts'>,
) {
  const half = (contentWidth - gap) / 2;
  const { y } = writer;
  const titleBox = { x: left + half + gap, y, width: half };
  const titleHeight = drawText(writer, writer.root, 'H1', title, titleBox, {
    size: 18,
    isBold: true,
    isEnd: true,
  });
  const garageHeight =
    logo && isDrawable(logo)
      ? drawLogo(writer, logo, garage)
      : drawText(writer, writer.root, 'P', garage, { x: left, y, width: half }, { size: 13, isBold: true });
  writer.y += Math.max(titleHeight, garageHeight) + 6;
  drawRule(writer, writer.y, 1);
  writer.y += 10;

  const third = (contentWidth - 2 * gap) / 3;
  const boxOf = (column: number, top: number): Box => ({
    x: left + column * (third + gap),
    y: top,
    width: third,
  });
  const heights = parties.map((party, index) => drawParty(writer, party, boxOf(index, writer.y)));
  let factY = writer.y;
  for (const fact of facts) {
    const box = parties.length > 0 ? boxOf(2, factY) : { x: left, y: factY, width: contentWidth };
    factY += drawFact(writer, fact, box, 68);
  }
  writer.y = Math.max(factY, ...heights.map((height) => writer.y + height)) + 14;
}
