import { limits } from '../client/database.limits.ts';
import { DataError } from '../data-error/data-error.ts';
import { decodeText } from './decode-text.ts';

/** A row number as a spreadsheet counts, then the cells. */
export type FileRow = [row: number, ...cells: string[]];

export interface CsvFile {
  fileName: string;
  /** SHA-256 of the bytes, hexadecimal. */
  fileHash: string;
  headings: string[];
  rows: FileRow[];
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

/** Cells of a text with commas, semicolons, tabs or bars, quoted as RFC 4180 says. */
async function readCsvText(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] }).data;
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * The headings and rows of a text whose first row with content has the headings. Empty rows are left out.
 * @throws {DataError} saying what to do, for a text without content.
 */
export async function readCsvRows(text: string): Promise<Pick<CsvFile, 'headings' | 'rows'>> {
  const all = (await readCsvText(text)).map((cells, place) => ({ cells, number: place + 1 }));
  const [head, ...body] = all.filter(({ cells }) => !isEmpty(cells));
  if (!head) throw refuse('This file is empty. Please choose another one.');
  const rows = body.map(
    ({ cells, number }): FileRow => [number, ...cells.slice(0, limits.importColumns).map(storable)],
  );
  const headings = head.cells.map((cell) => storable(cell).trim());
  while (headings.length > 1 && headings.at(-1) === '') headings.pop();
  return { headings, rows };
}

/**
 * Reads a CSV file whose first row with content has the headings. Empty rows are left out.
 * @throws {DataError} saying what to do, for a file that is none.
 */
export async function readCsvFile(file: File): Promise<CsvFile> {
  if (file.size > maxBytes)
    throw refuse('This file is too large. Save the list alone as CSV, then choose it again.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a zip archive.
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name) || (bytes[0] === 0x50 && bytes[1] === 0x4b)) {
    throw refuse(
      'This is a workbook. In your spreadsheet choose File, Save As, CSV UTF-8, then choose that file here.',
    );
  }
  const { headings, rows } = await readCsvRows(decodeText(bytes));
  if (rows.length === 0) {
    throw refuse('This file has no rows below its headings. Please choose another one.');
  }
  return { fileName: file.name, fileHash: await hashOf(bytes), headings, rows };
}
