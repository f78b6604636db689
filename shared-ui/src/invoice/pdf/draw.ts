import type { StructureElement } from 'pdfkit';
import { breakLines, lineHeight, measure, type TextStyle, widthOf } from './text-layout.ts';
import { type Box, bottom, left, right, top, type Writer } from './writer.ts';

const black = '#000';
const grey = '#555';

/** Draws lines into an element, or as what surrounds it already is. */
export function drawLines(
  writer: Writer,
  element: StructureElement | null,
  lines: readonly string[],
  box: Box,
  style: TextStyle,
) {
  const { doc } = writer;
  for (const [index, line] of lines.entries()) {
    const baseline = box.y + lineHeight(style) * index + style.size;
    let x = style.isEnd ? box.x + box.width - widthOf(writer, line, style) : box.x;
    // Readers of the file join words that no space separates.
    const text = index < lines.length - 1 ? `${line} ` : line;
    for (const run of measure(writer, text, style)) {
      const start = x;
      const draw = () => {
        // The glyphs of such scripts are not in the order of their characters, which are copied and read aloud.
        if (run.font.isShaped) doc.markContent('Span', { actual: run.text });
        doc
          .fillColor(style.isMuted ? grey : black)
          .font(`${run.font.name}${style.isBold ? '-bold' : ''}`, style.size)
          .text(run.text, start, baseline, { lineBreak: false, baseline: 'alphabetic' });
        if (run.font.isShaped) doc.endMarkedContent();
      };
      if (element) element.add(draw);
      else draw();
      x += run.width;
    }
  }
}

/** Draws artifacts, which are not read aloud, such as rules and page numbers. */
export function drawArtifact({ doc }: Writer, type: 'Pagination' | 'Layout', draw: () => void) {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

export const drawRule = (writer: Writer, y: number, width = 0.5, start = left) =>
  drawArtifact(writer, 'Layout', () => {
    writer.doc.lineWidth(width).moveTo(start, y).lineTo(right, y).stroke(black);
  });

/** Begins a page where a block does not fit into the rest of this one. */
export function keepTogether(writer: Writer, height: number) {
  if (writer.y + height <= bottom || writer.y === top) return;
  writer.doc.addPage();
  writer.y = top;
}

/** A text of its own type, such as H1 or P. Returns its height. */
export function drawText(
  writer: Writer,
  parent: StructureElement,
  type: string,
  text: string,
  box: Box,
  style: TextStyle,
): number {
  const lines = breakLines(writer, text, style, box.width);
  const element = writer.doc.struct(type);
  parent.add(element);
  drawLines(writer, element, lines, box, style);
  return lines.length * lineHeight(style);
}
