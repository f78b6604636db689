import type { Expense } from './expenses-answers.ts';
import { expensesCsv } from './expenses-csv.ts';

const expense: Expense = {
  expense_id: 7,
  day: '2026-11-22',
  supplier: '=Autos, "Sri"',
  category: 'parts',
  amount: 1180,
  tax: 180,
  tax_rate: 18,
  gstin: '29AAGCP7383J1ZQ',
  method: 'bank',
  bill_number: '-7',
  note: null,
  photo: null,
  corrects: null,
  reason: null,
  corrected: false,
  recorded_at: '2026-11-22T05:00:00Z',
  recorded_by_name: 'Meera',
};

test('an expense is a row of plain rupees, in which a spreadsheet runs nothing', () => {
  const [head, row, correction] = expensesCsv([
    expense,
    { ...expense, expense_id: 8, amount: -0.1, tax: -0.03, tax_rate: null, corrects: 7, reason: 'Twice' },
  ])
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', ''));
  expect(head).toMatch('Number,Date,Supplier,GSTIN');
  expect(row).toBe(
    `7,2026-11-22,"'=Autos, ""Sri""",29AAGCP7383J1ZQ,'-7,Parts and materials,Bank transfer,1180.00,18,180.00,1000.00,,,,Meera`,
  );
  expect(correction).toMatch('Bank transfer,-0.10,,-0.03,-0.07,,7,Twice,Meera');
});
