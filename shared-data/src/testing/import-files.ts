/** Texts that a spreadsheet would run, that a page would run, or that hide something. */
export const hostileCells = [
  '=cmd|/c calc!A1',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '<img src=x onerror=alert(1)>',
  "'; drop table customers; --",
  'line one\nline two',
  'quoted "name"',
  'a,b;c\td',
  'अशोक कुमार',
];

type Encoding = 'utf-8' | 'utf-8 with mark' | 'utf-16' | 'windows-1252';

/** Windows-1252 for characters that Latin-1 has too, and the euro sign. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)));

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0)).buffer);

/** A text as the bytes of a file. */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'windows-1252') return windows1252(text);
  if (encoding === 'utf-16') return utf16(text);
  return new TextEncoder().encode(encoding === 'utf-8 with mark' ? `\uFEFF${text}` : text);
}

/** Rows as a spreadsheet saves them. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n');

interface CustomerList {
  rows: number;
  /** Of every phone number: four digits that no other list has. */
  series: string;
}

/** A list of customers as garages keep it; every tenth name is hostile. */
export const customerList = ({ rows, series }: CustomerList): string[][] => [
  ['Customer Name', 'Mobile No.', 'City', 'Remarks'],
  ...Array.from({ length: rows }, (_, place) => [
    place % 10 === 9 ? `${hostileCells[place % 4]} ${place}` : `Customer ${series}-${place}`,
    `+91 9${series} ${String(10_000 + place)}`,
    `${place} Lake Road, Pune`,
    'since 2019',
  ]),
];
