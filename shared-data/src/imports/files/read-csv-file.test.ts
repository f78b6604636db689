import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvHead } from '../../foundation/csv/csv.ts';
import { unusualTexts } from '../../testing/fuzz/arbitrary-input.ts';
import { encodeText, hostileCells, writeCsv } from '../../testing/import-files.ts';
import { exportLines } from '../export/export-archive.ts';
import { readCsvFile } from './read-csv-file.ts';

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'list.csv');
const read = (text: string, encoding: Parameters<typeof encodeText>[1] = 'utf-8') =>
  readCsvFile(fileOf(encodeText(text, encoding)), 'customers');

test.each([',', ';', '\t'])('columns are separated by %j', async (delimiter) => {
  const { headings, rows } = await read(
    writeCsv([['Name', 'Phone'], ...hostileCells.map((cell) => [cell, '98765 43210'])], delimiter),
  );
  expect(headings).toEqual(['Name', 'Phone']);
  expect(rows.map(([, name]) => name)).toEqual(hostileCells);
});

test.each(['utf-8', 'utf-8 with mark', 'utf-16', 'windows-1252'] as const)('%s is read', async (encoding) => {
  const { headings, rows } = await read('Nom;Prix\r\nRené Müller;12 €', encoding);
  expect(headings).toEqual(['Nom', 'Prix']);
  expect(rows).toEqual([[2, 'René Müller', '12 €']]);
});

test('rows are numbered as in the spreadsheet, and empty ones are left out', async () => {
  const { rows } = await read('\r\nName,Phone\r\nA,1\r\n,\r\n\r\nB,2\r\n');
  expect(rows).toEqual([
    [3, 'A', '1'],
    [6, 'B', '2'],
  ]);
});

test.each([
  ['', 'This file is empty. Please choose another one.'],
  ['Name,Phone\r\n', 'This file has no rows below its headings. Please choose another one.'],
  ['PK\u0003\u0004', 'This is a workbook.'],
])('%j is refused with what to do', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test.each([
  [
    'Name,Phone\r\n"Asha" Rao,1\r\nB,2',
    [
      ['"Asha" Rao', '1'],
      ['B', '2'],
    ],
    [],
  ],
  [
    'Name,Phone\r\n"open,1\r\nB,2',
    [
      ['"open', '1'],
      ['B', '2'],
    ],
    [],
  ],
  [
    'Name,Phone\r\n"a" b,c,1\r\nB,2',
    [
      ['"a" b', 'c', '1'],
      ['B', '2'],
    ],
    [2],
  ],
  [
    'Name,Phone\r\n"a" b,1\r\n"C\nD",2',
    [
      ['"a" b', '1'],
      ['C\nD', '2'],
    ],
    [],
  ],
  [
    'Name,Phone\r\nA,1,x\r\nB,2,',
    [
      ['A', '1', 'x'],
      ['B', '2', ''],
    ],
    [2],
  ],
] as const)('%j has the rows %j, of which %j do not fit', async (text, cells, unfit) => {
  const file = await read(text);
  expect(file.rows.map(([, ...row]) => row)).toEqual(cells);
  expect(file.unfit).toEqual(unfit);
});

test.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\r\n'])('%j names the separator', async (line) => {
  const { headings, rows } = await read(`${line}Name;Phone\r\n"12, MG Road";1`);
  expect([headings, rows]).toEqual([['Name', 'Phone'], [[2, '12, MG Road', '1']]]);
});

test('20,000 rows with a wrong quotation mark each are read in seconds @long', async () => {
  const { rows } = await read(`Name,Phone\n${'"Asha" Rao,1\n'.repeat(20_000)}`);
  expect(rows).toHaveLength(20_000);
});

test('null characters are removed and endless cells cut, so that the database can answer', async () => {
  const { rows } = await read(`Name,Phone\r\na\0b,${'x'.repeat(9000)}`);
  expect(rows).toEqual([[2, 'ab', 'x'.repeat(5001)]]);
});

test('the same file has the same hash', async () => {
  const [one, same, other] = await Promise.all([read('A\r\n1'), read('A\r\n1'), read('A\r\n2')]);
  expect(one.fileHash).toMatch(/^[0-9a-f]{64}$/);
  expect(same.fileHash).toBe(one.fileHash);
  expect(other.fileHash).not.toBe(one.fileHash);
});

const cell = fc.oneof(
  fc.constantFrom(...unusualTexts, ...hostileCells),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', ' ', '\t', '\r', '\n', '"', ',', ';', "'", 'a', '1'),
  }),
);

test('any text survives as text, from a file to the rows and from the database to a file @long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (texts) => {
      const { rows } = await read(writeCsv([['Name', 'End'], ...texts.map((text) => [text, 'end'])]));
      const stored = texts.map((text) => text.toWellFormed().replaceAll('\0', ''));
      expect(rows.map(([, name]) => name)).toEqual(stored);

      const columns = ['name', 'end'];
      const file =
        csvHead(columns) +
        exportLines(
          { columns },
          stored.map((name) => ({ name, end: 'end' })),
        );
      const [, ...written] = parse(file, { bom: true, record_delimiter: '\r\n' }) as string[][];
      expect(written).toHaveLength(stored.length);
      for (const [place, [name = '']] of written.entries()) {
        expect(name).not.toMatch(/^(?:[\t\r\n]|\s*[=+\-@])/);
        expect([stored[place], `'${stored[place]}`]).toContain(name);
      }
    }),
    { numRuns: 200 },
  );
});
