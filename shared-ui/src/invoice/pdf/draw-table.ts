import type { StructureElement } from 'pdfkit';
import type { SheetColumn, SheetTable } from '../table-of.ts';
import { drawArtifact, drawLines, drawRule, drawText, keepTogether } from './draw.ts';
import { breakLines, lineHeight, type TextStyle } from './text-layout.ts';
import { bottom, contentWidth, left, top, type Writer } from './writer.ts';

const size = 7.5;
/** Points around each cell. */
const usualPadding = 3;
const captionStyle: TextStyle = { size: 8.5, isBold: true };

interface Cell {
  padding: number;
  lines: string[];
  x: number;
  width: number;
  style: TextStyle;
}

/** The left edge and width of each column; those without a width share the rest. */
function placeColumns(columns: readonly SheetColumn[], padding: number) {
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const flexible = columns.filter(({ width }) => width === null).length;
  let x = left;
  return columns.map((column) => {
    const width = column.width ?? (contentWidth - fixed) / flexible;
    const place = { ...column, padding, x: x + padding, width: width - 2 * padding };
    x += width;
    return place;
  });
}

type Place = ReturnType<typeof placeColumns>[number];

const cellsOf = (
  writer: Writer,
  places: readonly Place[],
  texts: readonly string[],
  isBold: boolean,
): Cell[] =>
  places.map(({ padding, x, width, isNumber }, index) => {
    const style = { size, isBold, isEnd: isNumber };
    return { padding, x, width, style, lines: breakLines(writer, texts[index] ?? '', style, width) };
  });

const heightOf = (lines: number, padding: number) => lines * lineHeight({ size }) + 2 * padding;
const paddingOf = (cells: readonly Cell[]) => cells[0]?.padding ?? usualPadding;
const linesOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ lines }) => lines.length));

const drawCell = (writer: Writer, element: StructureElement | null, cell: Cell, lines: readonly string[]) =>
  drawLines(writer, element, lines, { ...cell, y: writer.y + cell.padding }, cell.style);

/** The head again, which is not read aloud a second time. */
function repeatHead(writer: Writer, head: readonly Cell[]) {
  drawArtifact(writer, 'Pagination', () => {
    for (const cell of head) drawCell(writer, null, cell, cell.lines);
  });
  writer.y += heightOf(linesOf(head), paddingOf(head));
  drawRule(writer, writer.y, 0.8);
}

/** Draws a row, on several pages where one is too short for it. */
function drawRow(
  writer: Writer,
  row: readonly Cell[],
  elements: readonly StructureElement[],
  head: readonly Cell[],
) {
  const count = linesOf(row);
  const padding = paddingOf(row);
  const perPage = Math.floor(
    (bottom - top - heightOf(linesOf(head), padding) - 2 * padding) / lineHeight({ size }),
  );
  for (let start = 0; start < count; start += perPage) {
    const shown = Math.min(perPage, count - start);
    if (writer.y + heightOf(shown, padding) > bottom) {
      writer.doc.addPage();
      writer.y = top;
      repeatHead(writer, head);
    }
    for (const [index, cell] of row.entries()) {
      drawCell(writer, elements[index] ?? null, cell, cell.lines.slice(start, start + shown));
    }
    writer.y += heightOf(shown, padding);
  }
  drawRule(writer, writer.y, 0.25);
}

/** A table with its caption. Its head is repeated on each page. */
export function drawTable(
  writer: Writer,
  { caption, columns, rows, foot }: SheetTable,
  padding = usualPadding,
) {
  const { doc } = writer;
  const places = placeColumns(columns, padding);
  const head = cellsOf(
    writer,
    places,
    columns.map(({ label }) => label),
    true,
  );
  const table = doc.struct('Table');
  writer.root.add(table);
  const groupOf = (type: string) => {
    const group = doc.struct(type);
    table.add(group);
    return (isHead: boolean) => {
      const row = doc.struct('TR');
      group.add(row);
      return columns.map(({ isRowHeader }) => {
        const cell = isHead
          ? doc.struct('TH', { scope: 'Column' })
          : isRowHeader
            ? doc.struct('TH', { scope: 'Row' })
            : doc.struct('TD');
        row.add(cell);
        return cell;
      });
    };
  };

  // A caption and a head are not left alone at the end of a page.
  keepTogether(writer, lineHeight(captionStyle) + heightOf(linesOf(head), padding) + heightOf(2, padding));
  const box = { x: left, y: writer.y, width: contentWidth };
  writer.y += drawText(writer, table, 'Caption', caption, box, captionStyle) + 2;
  drawRow(writer, head, groupOf('THead')(true), head);
  const addRow = groupOf('TBody');
  for (const { cells } of rows) drawRow(writer, cellsOf(writer, places, cells, false), addRow(false), head);
  if (foot) drawRow(writer, cellsOf(writer, places, foot, true), groupOf('TFoot')(false), head);
  writer.y += 12;
}
