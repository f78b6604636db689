import { purchasesCsv } from './purchases-csv.ts';
import type { Purchase } from './suppliers-answers.ts';

const bill: Purchase = {
  ...{ bill_id: 1, kind: 'bill', supplier_name: '=Bosch', gstin: '29AAGCP7383J1ZQ', number: '-1' },
  ...{ day: '2026-11-22', place_of_supply: '29', total: 1416, original_number: null },
  rates: [
    { rate: 18, value: 1000, cgst: 90, sgst: 90, igst: 0 },
    { rate: 28, value: 184.38, cgst: 25.81, sgst: 25.81, igst: 0 },
  ],
};

test('each rate of a bill is a row, a return is negative, and a spreadsheet runs nothing', () => {
  const back: Purchase = { ...bill, kind: 'return', number: 'DN-1', original_number: '-1', total: 118 };
  const rows = purchasesCsv([
    bill,
    { ...back, rates: [{ rate: 18, value: 100, cgst: 0, sgst: 0, igst: 18 }] },
  ])
    .trim()
    .split('\r\n');
  expect(rows).toEqual([
    expect.stringContaining('Kind,Supplier,GSTIN'),
    "Bill,'=Bosch,29AAGCP7383J1ZQ,'-1,2026-11-22,,29,18,1000.00,90.00,90.00,0.00,1416.00",
    "Bill,'=Bosch,29AAGCP7383J1ZQ,'-1,2026-11-22,,29,28,184.38,25.81,25.81,0.00,1416.00",
    "Return,'=Bosch,29AAGCP7383J1ZQ,DN-1,2026-11-22,'-1,29,18,-100.00,0.00,0.00,-18.00,-118.00",
  ]);
});
