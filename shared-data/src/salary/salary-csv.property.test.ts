import fc from 'fast-check';
import { salaryCsv } from './salary-csv.ts';

/** The rows of an RFC 4180 file, read letter by letter. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 0; place < text.length; place++) {
    const letter = text[place];
    if (isQuoted && letter === '"' && text[place + 1] === '"') {
      cell += text[++place];
    } else if (letter === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (letter === ',' || letter === '\n')) {
      row.push(cell);
      cell = '';
      if (letter === ',') continue;
      rows.push(row);
      row = [];
    } else if (isQuoted || letter !== '\r' || text[place + 1] !== '\n') {
      cell += letter;
    }
  }
  return rows;
}

const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', '1') }),
);

test('whatever a mechanic is called, the file has their name in one cell, and no spreadsheet runs it', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const payments = names.map((mechanic_name) => ({
        payment_date: '2026-11-20T06:00:00Z',
        mechanic_name,
        time_based_pay: 1,
        bonus_amount: 2,
        total_amount: 3,
        jobs_included: [1],
      }));
      const [, ...rows] = readCsv(salaryCsv(payments, 'Asia/Kolkata').slice(1));
      expect(rows).toHaveLength(names.length);
      for (const [place, cells] of rows.entries()) {
        const written = cells[1] ?? '';
        expect(cells).toHaveLength(6);
        expect([names[place], `'${names[place]}`]).toContain(written);
        expect(written).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
    { numRuns: 500 },
  );
});
