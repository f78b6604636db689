import type { Expense } from '../../../../src/invoices/expenses/expenses-answers.ts';
import { expensesCsv } from '../../../../src/invoices/expenses/expenses-csv.ts';
import { gstr1Csv } from '../../../../src/invoices/reports/gstr1-csv.ts';
import type { Gstr1Row } from '../../../../src/invoices/reports/reports-answers.ts';
import type { PaymentEntry, Sale } from '../../../../src/invoices/tally/registers-answers.ts';
import {
  expenseVoucher,
  paymentVoucher,
  saleVoucher,
  type Voucher,
} from '../../../../src/invoices/tally/vouchers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let today: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.backend.exec('select private.today()::text as today');
  today = String(row?.today);
  await workshop.backend.exec(
    "update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29', tax_number = '29AAGCP7383J1ZQ' where true",
  );
});
afterAll(() => workshop.close());

const by = async <Result>(name: string, parameters: object = {}) =>
  call<Result>(await workshop.as('manager'), name, parameters as Record<string, unknown>);
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
const paise = (text: string | undefined) => Math.round(100 * Number(text));
const moved = (vouchers: readonly Voucher[], ledger: RegExp) =>
  vouchers
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => sum + (ledger.test(entry.ledger) ? entry.debit : 0), 0);

test('the vouchers of a period add up to its GSTR-1, its tills and its expenses, on the same days @long', async () => {
  const request_id = requests.completed;
  const pay = (method: string, amount: number) =>
    by<{ payment_id: number }>('record_payment', { request_id, method, amount });
  await by('record_payment', { request_id: requests.inProgress, method: 'cash', amount: 333.33 });
  const { invoice_id } = await by<{ invoice_id: number }>('issue_invoice', { request_id });
  await by('credit_invoice', { invoice_id, reason: 'x', lines: [{ position: 1, amount: 100.01 }] });
  await pay('upi', 1234.56);
  const wrong = await pay('cash', 500);
  await by('correct_payment', { payment_id: wrong.payment_id, reason: 'x' });
  const buy = {
    day: today,
    supplier: 'Autos, Sri',
    category: 'parts',
    gstin: '29AAGCP7383J1ZQ',
    tax_rate: 18,
  };
  await by('record_expense', { ...buy, amount: 99.99, method: 'upi' });
  const { expense_id } = await by<Expense>('record_expense', { ...buy, amount: 10.01, method: 'cash' });
  await by('correct_expense', { expense_id, reason: 'x' });

  const days = { from_day: today, to_day: today };
  const register = async <Row>(name: string) => {
    const first = await by<{ rows: Row[]; next: number | null }>(name, { ...days, page_size: 2 });
    const rest = await by<{ rows: Row[]; next: number | null }>(name, { ...days, after: first.next });
    expect(rest.next).toBeNull();
    return [...first.rows, ...(first.next === null ? [] : rest.rows)];
  };
  const sales = (await register<Sale>('sales_register')).map(saleVoucher);
  const payments = (await register<PaymentEntry>('payment_register')).map(paymentVoucher);
  const bought = await register<Expense>('expense_register');
  const expenses = bought.map((expense) => expenseVoucher(expense, '29'));
  const all = [...sales, ...payments, ...expenses];
  expect(all).toHaveLength(2 + 4 + 3);
  for (const { day, entries } of all) {
    expect(day).toBe(today);
    expect(entries.reduce((sum, { debit }) => sum + debit, 0)).toBe(0);
  }

  const { rows } = await by<{ rows: Gstr1Row[] }>('gstr1', days);
  const filed = cells(gstr1Csv(rows));
  const [year, month, date] = today.split('-');
  expect(filed.every((row) => row[5]?.startsWith(`${date}-`) && row[5]?.endsWith(`-${year}`) && month)).toBe(
    true,
  );
  const sumOf = (column: number) => filed.reduce((sum, row) => sum + paise(row[column]), 0);
  expect(-moved(sales, /^Garage Sales/)).toBe(sumOf(10));
  expect(-moved(sales, /CGST$/)).toBe(sumOf(12));
  expect(-moved(sales, /SGST$/) - moved(sales, /IGST$/)).toBe(sumOf(13) + sumOf(11));

  const till = await by<{ total: number; methods: { method: string; total: number }[] }>('till');
  expect(moved(payments, /^(Cash|Garage (UPI|Cards|Bank))$/)).toBe(paise(String(till.total)));
  expect(moved(payments, /^Cash$/)).toBe(paise(String(till.methods[0]?.total)));

  const spent = cells(expensesCsv(bought).replaceAll('"Autos, Sri"', 'Autos'));
  const total = (column: number) => spent.reduce((sum, row) => sum + paise(row[column]), 0);
  expect(moved(expenses, /^Input/)).toBe(total(9));
  expect(moved(expenses, /^Garage Parts/)).toBe(total(10));
  expect(-moved(expenses, /^(Cash|Garage UPI)$/)).toBe(total(7));
});

test.each(['sales_register', 'payment_register'])('%s takes a period of up to a year', async (name) => {
  const { code } = await refuse(await workshop.as('manager'), name, {
    from_day: '2020-01-01',
    to_day: today,
  });
  expect(code).toBe('PT400');
});
