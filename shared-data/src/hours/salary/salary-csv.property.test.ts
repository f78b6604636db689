import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { unusualTexts } from '../../testing/fuzz/arbitrary-input.ts';
import { salaryCsv } from './salary-csv.ts';

/** The rows as a program that knows RFC 4180 reads them. */
const readCsv = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

const name = fc.oneof(
  fc.constantFrom(...unusualTexts),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ' ', '\t', '\r', '\n', '"', ',', "'", 'a', '1') }),
);

test("any mechanic's name is in one CSV cell and is not evaluated by a spreadsheet", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const payments = names.map((mechanic_name) => ({
        payment_date: '2026-11-20T06:00:00Z',
        mechanic_name,
        time_based_pay: 1,
        bonus_amount: 2,
        total_amount: 3,
        jobs_count: 1,
      }));
      const [, ...rows] = readCsv(salaryCsv(payments, 'Asia/Kolkata'));
      expect(rows).toHaveLength(names.length);
      for (const [place, cells] of rows.entries()) {
        const written = cells[1] ?? '';
        expect(cells).toHaveLength(6);
        const name = (names[place] ?? '').toWellFormed();
        expect([name, `'${name}`]).toContain(written);
        expect(written).not.toMatch(/^(?:[\t\r\n]|\s*[=+\-@])/);
      }
    }),
    { numRuns: 500 },
  );
});
