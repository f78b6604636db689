const byteOrderMark = '\uFEFF';

/** CSV injection: a spreadsheet evaluates a cell that begins with these, after white space too; a leading apostrophe prevents it. */
const runsInSpreadsheet = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A text that a spreadsheet does not evaluate. RFC 4180: quoted when it contains a comma, a quote or a line break. */
export function textCell(text: string): string {
  const harmless = runsInSpreadsheet.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** The first line of a file, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (headings: readonly string[]): string => byteOrderMark + csvLine(headings);
