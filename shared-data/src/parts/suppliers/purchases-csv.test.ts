import { purchasesCsv } from './purchases-csv.ts';
import type { Purchase } from './suppliers-answers.ts';

const bill: Purchase = {
  bill_id: 1,
  kind: 'bill',
  supplier_name: '=Bosch',
  gstin: '29AAGCP7383J1ZQ',
  number: '-1',
  day: '2026-11-22',
  place_of_supply: '29',
  rounding: -0.01,
  total: 1416,
  original_number: null,
  rates: [
    { rate: 18, value: 1000, cgst: 90, sgst: 90, igst: 0 },
    { rate: 5, value: 224.78, cgst: 5.62, sgst: 5.62, igst: 0 },
  ],
};

test('each rate of a bill is a row, the rows come to its total, a return is negative, and a spreadsheet runs nothing', () => {
  const back: Purchase = {
    ...bill,
    kind: 'return',
    number: 'DN-1',
    original_number: '-1',
    rounding: 0,
    total: 118,
  };
  const rows = purchasesCsv([
    bill,
    { ...back, rates: [{ rate: 18, value: 100, cgst: 0, sgst: 0, igst: 18 }] },
  ])
    .trim()
    .split('\r\n');
  expect(rows).toEqual([
    expect.stringContaining('Kind,Supplier,GSTIN'),
    "Bill,'=Bosch,29AAGCP7383J1ZQ,'-1,2026-11-22,,29,18,1000.00,90.00,90.00,0.00,-0.01,1179.99",
    "Bill,'=Bosch,29AAGCP7383J1ZQ,'-1,2026-11-22,,29,5,224.78,5.62,5.62,0.00,0.00,236.02",
    "Return,'=Bosch,29AAGCP7383J1ZQ,DN-1,2026-11-22,'-1,29,18,-100.00,0.00,0.00,-18.00,0.00,-118.00",
  ]);
});
