import { invoiceStateOf } from './invoice-age.ts';

test.each([
  [{ total: 100, due: 100, credited: 0, days: 7 }, 'unpaid'],
  [{ total: 100, due: 100, credited: 0, days: 8 }, 'overdue'],
  [{ total: 100, due: 40, credited: 0, days: 0 }, 'part_paid'],
  [{ total: 100, due: 60, credited: 40, days: 0 }, 'unpaid'],
  [{ total: 100, due: 0, credited: 40, days: 90 }, 'paid'],
  [{ total: 100, due: 0, credited: 100, days: 90 }, 'credited'],
  [{ total: 0, due: 0, credited: 0, days: 1 }, 'paid'],
] as const)('%j is %s', (invoice, state) => {
  expect(invoiceStateOf(invoice)).toBe(state);
});
