import { DataError } from '../../foundation/answers/data-error.ts';
import { limits } from '../../foundation/client/database.limits.ts';
import type { ImportKind } from '../import-kind.ts';
import { decodeText } from './decode-text.ts';
import { guessMapping } from './guess-settings.ts';
import { parseCsv } from './parse-csv.ts';

/** A row number as a spreadsheet counts, then the cells. */
export type FileRow = [row: number, ...cells: string[]];

interface CsvRows {
  headings: string[];
  rows: FileRow[];
  /** The numbers of rows with more cells than there are headings. */
  unfit: number[];
}

export interface CsvFile extends CsvRows {
  fileName: string;
  /** SHA-256 of the bytes, hexadecimal. */
  fileHash: string;
}

/** Larger files are no list of 20,000 rows. */
const maxBytes = 50_000_000;

const refuse = (message: string) => new DataError('invalid', { message, fromServer: true });

/** PostgreSQL cannot store null characters; the server cuts longer cells too, and refuses both in a field. */
const storable = (cell: string) =>
  cell
    .toWellFormed()
    .replaceAll('\0', '')
    .slice(0, limits.notes + 1);

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Lists may have a title, a date and an address above their headings. */
const mostLinesAbove = 20;

/** The place of the headings: of the first rows the one that names the most columns of `kind`, else the first. */
function headPlace(kind: ImportKind, rows: readonly string[][]): number {
  const counts = rows.slice(0, mostLinesAbove).map(
    (cells) =>
      Object.keys(
        guessMapping(
          kind,
          cells.map((cell) => cell.trim()),
        ),
      ).length,
  );
  const most = Math.max(...counts);
  return most > 1 ? counts.indexOf(most) : 0;
}

/**
 * The headings of a text and the rows below them. Empty rows are left out.
 * @throws {DataError} saying what to do, for a text without content.
 */
export async function readCsvRows(text: string, kind: ImportKind): Promise<CsvRows> {
  const all = (await parseCsv(text))
    .map((cells, place) => ({ cells, number: place + 1 }))
    .filter(({ cells }) => !isEmpty(cells));
  if (all.length === 0) throw refuse('This file is empty. Please choose another one.');
  const place = headPlace(
    kind,
    all.map(({ cells }) => cells),
  );
  const head = all[place]?.cells ?? [];
  const body = all.slice(place + 1);
  const rows = body.map(
    ({ cells, number }): FileRow => [number, ...cells.slice(0, limits.importColumns).map(storable)],
  );
  const unfit = body.filter(({ cells }) => !isEmpty(cells.slice(head.length))).map(({ number }) => number);
  const headings = head.map((cell) => storable(cell).trim());
  while (headings.length > 1 && headings.at(-1) === '') headings.pop();
  return { headings, rows, unfit };
}

/**
 * Reads a CSV file as `readCsvRows` does.
 * @throws {DataError} saying what to do, for a file that is none.
 */
export async function readCsvFile(file: File, kind: ImportKind): Promise<CsvFile> {
  if (file.size > maxBytes)
    throw refuse('This file is too large. Save the list alone as CSV, then choose it again.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a zip archive.
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name) || (bytes[0] === 0x50 && bytes[1] === 0x4b)) {
    throw refuse(
      'This is a workbook. In your spreadsheet choose File, Save As, CSV UTF-8, then choose that file here.',
    );
  }
  const read = await readCsvRows(decodeText(bytes), kind);
  if (read.rows.length === 0) {
    throw refuse('This file has no rows below its headings. Please choose another one.');
  }
  return { fileName: file.name, fileHash: await hashOf(bytes), ...read };
}
