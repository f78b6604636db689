import { parse } from 'csv-parse/sync';
import { gstr1Csv, gstr1FileName } from './gstr1-csv.ts';
import type { Gstr1Row } from './reports-answers.ts';

const row: Gstr1Row = {
  ...{ section: 'b2cs', invoice_id: 1, kind: 'tax_invoice', gstin: null, receiver_name: 'Asha Rao' },
  ...{ number: 'PL/2026-27/00001', issued_on: '2026-11-22', document_value: 1180, place_of_supply: '29' },
  ...{ reverse_charge: 'N', rate: 18, taxable_value: 1000, igst: 0, cgst: 90, sgst: 90, cess: 0 },
  ...{ original_number: null, original_issued_on: null },
};

const credit: Gstr1Row = {
  ...row,
  ...{ kind: 'credit_note', number: 'PC/2026-27/00001', original_number: 'PL/2026-27/00001' },
  ...{ original_issued_on: '2026-11-22', taxable_value: 100, cgst: 9, sgst: 9, document_value: 118 },
};

/** The rows as another program reads them, by their headings. */
const readAgain = (rows: readonly Gstr1Row[]): Record<string, string>[] =>
  parse(gstr1Csv(rows), { bom: true, columns: true, record_delimiter: '\r\n' });

test('a row has the columns of the return', () => {
  expect(readAgain([row])).toEqual([
    {
      ...{ Section: 'b2cs', 'Document Type': 'Invoice', 'GSTIN/UIN of Recipient': '' },
      ...{
        'Receiver Name': 'Asha Rao',
        'Document Number': 'PL/2026-27/00001',
        'Document Date': '22-Nov-2026',
      },
      ...{
        'Document Value': '1180.00',
        'Place Of Supply': '29-Karnataka',
        'Reverse Charge': 'N',
        Rate: '18',
      },
      ...{ 'Taxable Value': '1000.00', 'Integrated Tax': '0.00', 'Central Tax': '90.00' },
      ...{
        'State/UT Tax': '90.00',
        Cess: '0.00',
        'Original Invoice Number': '',
        'Original Invoice Date': '',
      },
    },
  ]);
});

test('a credit note is negative among consumers, and positive in its own section', () => {
  const [netted, listed] = readAgain([credit, { ...credit, section: 'cdnr', gstin: '36AAGCP7383J1ZQ' }]);
  expect(netted).toMatchObject({
    ...{ 'Document Type': 'Credit Note', 'Taxable Value': '-100.00', 'Central Tax': '-9.00' },
    ...{ 'Integrated Tax': '0.00', 'Original Invoice Date': '22-Nov-2026' },
  });
  expect(listed).toMatchObject({ 'Taxable Value': '100.00', 'Document Value': '118.00' });
});

test('a name with separators reads back as it is, and one that a spreadsheet would run does not run', () => {
  const names = ['Rao, "Asha"\nand Sons', '=1+1'];
  const rows = readAgain(names.map((receiver_name) => ({ ...row, receiver_name })));
  expect(rows.map((read) => read['Receiver Name'])).toEqual([names[0], "'=1+1"]);
});

test('the file is named after its period', () => {
  expect(gstr1FileName({ from: '2026-10-01', to: '2026-10-31' })).toBe('gstr-1-2026-10-01-to-2026-10-31.csv');
});
