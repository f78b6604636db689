import type { ParseConfig, ParseResult } from 'papaparse';

/** A cell's longest text, such as an address, has a few lines. */
const mostLines = 10;

type Parse = (text: string, config?: ParseConfig) => ParseResult<string[]>;

const hasQuotesError = ({ errors }: ParseResult<string[]>) => errors.some(({ type }) => type === 'Quotes');

/**
 * Reads each line by itself, or with the next ones that its quoted cells go on in. Where no reading closes its quotation marks they
 * are text, so that a mark swallows no other row.
 */
function parseLines(text: string, parse: Parse): string[][] {
  const lines = text.split(/\r\n|\n|\r/);
  const rows: string[][] = [];
  for (let at = 0; at < lines.length; ) {
    let count = 1;
    let read = parse(lines[at] ?? '');
    while (hasQuotesError(read) && count < mostLines && at + count < lines.length) {
      count++;
      read = parse(lines.slice(at, at + count).join('\n'));
    }
    if (hasQuotesError(read) || read.data.length > 1) {
      count = 1;
      read = parse(lines[at] ?? '', { quoteChar: '\0' });
    }
    rows.push(read.data[0] ?? ['']);
    at += count;
  }
  return rows;
}

/** Cells of a text with commas, semicolons, tabs or bars, or what its line `sep=` names, quoted as RFC 4180 says. */
export async function parseCsv(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const [line = '', separator] = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\n|\r)/i.exec(text) ?? [];
  // Papa Parse counts an empty last line against a separator that it guesses.
  const body = text.slice(line.length).replace(/[\r\n]+$/, '');
  const whole = papa.parse<string[]>(body, {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  if (!hasQuotesError(whole)) return whole.data;
  const { delimiter } = whole.meta;
  return parseLines(body, (part, config) => papa.parse<string[]>(part, { ...config, delimiter }));
}
