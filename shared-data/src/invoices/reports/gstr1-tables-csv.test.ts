import { gstr1TableCsv } from './gstr1-tables-csv.ts';

const tables = {
  received: [{ place_of_supply: '29', rate: 18, amount: 423.73 }],
  adjusted: [],
  hsn: [
    {
      ...{ section: 'b2c' as const, hsn: '8708', uqc: 'PCS', rate: 18, quantity: 2, total_value: 118 },
      ...{ taxable_value: 100, igst: 0, cgst: 9, sgst: 9, cess: 0 },
    },
    {
      ...{ section: 'b2c' as const, hsn: '998714', uqc: 'NA', rate: 18, quantity: 3, total_value: -11.8 },
      ...{ taxable_value: -10, igst: 0, cgst: -0.9, sgst: -0.9, cess: 0 },
    },
  ],
};
const linesOf = (csv: string | null) => csv?.replace('\uFEFF', '').trimEnd().split('\r\n');

test('deposits have the columns of the sheet at', () => {
  expect(linesOf(gstr1TableCsv('at', tables))).toEqual([
    'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Received,Cess Amount',
    '29-Karnataka,,18,423.73,0.00',
  ]);
});

test('a table without a row is none', () => {
  expect(gstr1TableCsv('atadj', tables)).toBeNull();
});

test('the HSN summary has a quantity for goods alone', () => {
  expect(linesOf(gstr1TableCsv('hsn', tables))?.slice(1)).toEqual([
    'b2c,8708,,PCS,2,118.00,18,100.00,0.00,9.00,9.00,0.00',
    'b2c,998714,,NA,0,-11.80,18,-10.00,0.00,-0.90,-0.90,0.00',
  ]);
});
