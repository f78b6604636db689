import type { Expense, ExpenseList } from '../../../../src/invoices/expenses/expenses-answers.ts';
import type { Till } from '../../../../src/invoices/reports/reports-answers.ts';
import { webp } from '../../support/pictures.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
let today: string;
let yesterday: string;
beforeAll(async () => {
  workshop = await openWorkshop();
  const [row] = await workshop.backend.exec(
    'select private.today()::text as today, (private.today() - 1)::text as yesterday',
  );
  today = String(row?.today);
  yesterday = String(row?.yesterday);
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const by = async <Result>(name: string, parameters: object = {}) =>
  call<Result>(await workshop.as('manager'), name, parameters as Record<string, unknown>);
const refused = async (name: string, parameters: object) => {
  const client = await workshop.as('manager');
  const { code, message } = await refuse(client, name, parameters as Record<string, unknown>);
  return `${code} ${message}`;
};
const bill = (changes: object = {}) => ({
  day: today,
  supplier: 'Sri Lakshmi Autos',
  category: 'parts',
  amount: 1180,
  method: 'upi',
  ...changes,
});
const record = (changes: object = {}) => by<Expense>('record_expense', bill(changes));
const cannot = (changes: object) => refused('record_expense', bill(changes));
const correct = (expense_id: number) => by<Expense>('correct_expense', { expense_id, reason: 'Mistyped' });
const till = (day = today) => by<Till>('till', { day });
const float = (amount: number) => by('record_till_entry', { kind: 'float', amount });
const list = (changes: object = {}) =>
  by<ExpenseList>('list_expenses', { from_day: yesterday, to_day: today, ...changes });

test('an expense keeps its tax, of a rate or as entered, and who recorded it @long', async () => {
  expect(await record({ tax_rate: 18, gstin: '29aagcp7383j1zq', bill_number: ' B-7 ' })).toMatchObject({
    amount: 1180,
    tax: 180,
    tax_rate: 18,
    gstin: '29AAGCP7383J1ZQ',
    bill_number: 'B-7',
    recorded_by_name: 'Meera',
    corrects: null,
    corrected: false,
  });
  expect(await record({ tax: 50.5 })).toMatchObject({ tax: 50.5, tax_rate: null });
  expect(await cannot({ tax: 1180.01 })).toBe('PT400 The tax cannot be more than the amount');
  expect(await cannot({ tax_rate: 101 })).toBe('PT400 GST on that day is 0, 5, 18 or 40 %');
  expect(await cannot({ gstin: '29AAGCP7383J1ZA' })).toBe('PT400 Please enter a valid GSTIN');
  expect(await cannot({ supplier: ' ' })).toBe('PT400 Please enter who was paid');
  expect(await cannot({ category: 'fun' })).toBe('PT400 Please select a category');
  expect(await cannot({ amount: 0 })).toBe('PT400 Please enter a valid amount');
  expect(await cannot({ method: 'cheque' })).toBe('PT400 Please select cash, UPI, card or bank');
  for (const day of ['2999-01-01', '1900-01-01', 'infinity', null])
    expect(await cannot({ day })).toBe('PT400 Please select today or a day of the last year');
});

test('a repeat with its key records one expense', async () => {
  const idempotency_key = '00000000-0000-4000-8000-0000000e0001';
  const first = await record({ idempotency_key });
  expect(await record({ idempotency_key })).toEqual(first);
  expect(await cannot({ idempotency_key, amount: 5 })).toBe('PT409 This expense has been recorded already');
  expect(await list()).toMatchObject({ total: 1 });
});

test('cash is paid from the till of its day, as far as the till holds it @long', async () => {
  expect(await cannot({ method: 'cash' })).toMatch('PT409 The till does not hold that much cash');
  await float(2000);
  await by('record_payment', { request_id: requests.completed, method: 'cash', amount: 500 });
  await by('record_till_entry', { kind: 'in', amount: 300, reason: 'Change' });
  await by('record_till_entry', { kind: 'out', amount: 100, reason: 'To the bank' });
  await record({ amount: 700 });
  await record({ method: 'cash', amount: 450.5 });
  expect(await till()).toMatchObject({
    expected_cash: 2000 + 500 + 300 - 100 - 450.5,
    expenses: [{ method: 'cash', amount: 450.5 }],
  });
  expect(await cannot({ method: 'cash', amount: 2249.51 })).toMatch('PT409 The till does not hold');
  await record({ method: 'cash', amount: 2249.5 });
  expect(await till()).toMatchObject({ expected_cash: 0 });
});

test('a correction of today’s cash, or of a day that is not counted, changes the till of that day @long', async () => {
  await workshop.backend.exec(
    `insert into private.till_entries (day, kind, amount, recorded_by_name) values ('${yesterday}', 'float', 900, 'Meera')`,
  );
  await float(1000);
  const now = await record({ method: 'cash', amount: 300 });
  const before = await record({ method: 'cash', amount: 250, day: yesterday, tax_rate: 5, photo: null });
  expect(await correct(now.expense_id)).toMatchObject({
    amount: -300,
    day: today,
    corrects: now.expense_id,
    reason: 'Mistyped',
    corrected: false,
  });
  expect(await correct(before.expense_id)).toMatchObject({ amount: -250, tax: -11.9, day: yesterday });
  expect(await till()).toMatchObject({ expected_cash: 1000, expenses: [{}, { amount: -300 }] });
  expect(await till(yesterday)).toMatchObject({ expected_cash: 900, expenses: [{}, { amount: -250 }] });
});

test('counted cash stays: no cash is taken from that till afterwards, and its correction is of today', async () => {
  await workshop.backend.exec(
    `insert into private.till_entries (day, kind, amount, recorded_by_name) values ('${yesterday}', 'float', 900, 'Meera')`,
  );
  const wrong = await record({ method: 'cash', amount: 250, day: yesterday });
  await by('close_till', { day: yesterday, counted: 650 });
  expect(await cannot({ method: 'cash', amount: 1, day: yesterday })).toMatch(
    'PT409 The till of that day was counted already',
  );
  expect(await correct(wrong.expense_id)).toMatchObject({ day: today, amount: -250 });
  expect(await till(yesterday)).toMatchObject({ expected_cash: 650, closings: [{ difference: 0 }] });
  expect(await till()).toMatchObject({ expected_cash: 0, expenses: [] });
  // What was no cash is of today as well, as its period may be with the accountant.
  const upi = await record({ day: yesterday });
  expect(await correct(upi.expense_id)).toMatchObject({ day: today });
});

test('an entry is corrected once, a correction never, and nobody changes either', async () => {
  const { expense_id } = await record();
  const key = { idempotency_key: '00000000-0000-4000-8000-0000000e0002' };
  const correction = await by<Expense>('correct_expense', { expense_id, reason: 'x', ...key });
  expect(await by('correct_expense', { expense_id, reason: 'x', ...key })).toEqual(correction);
  expect(await refused('correct_expense', { expense_id, reason: 'x' })).toBe(
    'PT409 This entry has been corrected already',
  );
  expect(await refused('correct_expense', { expense_id: correction.expense_id, reason: 'x' })).toMatch(
    'PT409 A correction cannot be corrected',
  );
  expect(await refused('correct_expense', { expense_id, reason: ' ' })).toBe('PT400 Please give a reason');
  for (const change of [
    'update private.expenses set amount = 1 where true',
    'delete from private.expenses where true',
  ])
    await expect(workshop.backend.exec(change)).rejects.toThrow('neither changed nor deleted');
});

test('the list finds by period, category and search, and adds up what it finds @long', async () => {
  await record({ amount: 1180, tax_rate: 18 });
  await record({ amount: 500, category: 'rent', supplier: 'Landlord 50%', day: yesterday });
  const wrong = await record({ amount: 90, category: 'office' });
  await correct(wrong.expense_id);
  expect(await list()).toMatchObject({
    total: 4,
    sums: { amount: 1680, tax: 180, cash: 0 },
    rows: [{ amount: -90 }, { corrected: true }, { amount: 1180 }, { amount: 500 }],
    categories: [{ category: 'parts', amount: 1180 }, { category: 'rent', amount: 500 }, { amount: 0 }],
  });
  expect(await list({ from_day: today })).toMatchObject({ total: 3 });
  expect(await list({ category: 'rent' })).toMatchObject({ total: 1, sums: { amount: 500 } });
  expect(await list({ search: 'LANDLORD 50%' })).toMatchObject({ total: 1 });
  expect(await list({ search: 'nobody' })).toMatchObject({ total: 0, sums: { amount: 0 }, categories: [] });
  expect(await list({ page: 2, page_size: 3 })).toMatchObject({ total: 4, rows: [{ amount: 500 }] });
  expect(await refused('list_expenses', { from_day: '2024-01-01', to_day: today })).toMatch('PT400');
  const period = { from_day: yesterday, to_day: today, page_size: 3 };
  const first = await by<{ rows: Expense[]; next: number }>('expense_register', period);
  const rest = await by<typeof first>('expense_register', { ...period, after: first.next });
  expect([...first.rows, ...rest.rows].map(({ amount }) => amount)).toEqual([1180, 500, 90, -90]);
  expect(rest.next).toBeNull();
});

test('managers alone store and read the photo of a bill, which an expense names @long', async () => {
  const photo = 'bills/00000000-0000-4000-8000-0000000e0003.webp';
  expect(await cannot({ photo })).toBe('PT409 This photo has not been uploaded');
  const upload = async (role: Parameters<Workshop['as']>[0]) =>
    (await workshop.as(role)).storage
      .from('request-photos')
      .upload(photo, new Blob([webp()], { type: 'image/webp' }));
  for (const role of ['mechanic', 'customer'] as const) expect((await upload(role)).error).not.toBeNull();
  expect((await upload('manager')).error).toBeNull();
  expect(await record({ photo })).toMatchObject({ photo });
  const read = async (role: Parameters<Workshop['as']>[0]) =>
    (await workshop.as(role)).storage.from('request-photos').download(photo);
  expect((await read('restrictedManager')).error).toBeNull();
  for (const role of ['mechanic', 'customer'] as const) expect((await read(role)).error).not.toBeNull();
  await workshop.backend.exec(
    "update storage.objects set created_at = now() - interval '2 hours' where true",
  );
  expect(await workshop.backend.exec('select private.orphaned_photos() as name')).toEqual([]);
});
