import { todayInGarage } from '@pitlane/shared-data/formats';
import { accessibilityViolations, fakeBackend, offline, refuse, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildExpense, buildExpenseList } from '../../testing/build-expense.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ExpensesScreen } from './expenses-screen.tsx';

const today = todayInGarage();

function open(answers: Record<string, unknown> = {}, url = '/expenses') {
  const backend = fakeBackend({ 'rpc/list_expenses': buildExpenseList(), ...answers });
  return { ...renderScreen(<ExpensesScreen />, { backend, path: '/expenses', url }), backend };
}

const table = () => screen.findByRole('table', { name: 'Expenses' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('The expenses of this month are listed with the totals of all of them @long', async () => {
  const correction = {
    expense_id: 3,
    amount: -90,
    tax: 0,
    corrects: 2,
    reason: 'Mistyped',
    category: 'office',
  } as const;
  const { backend, container } = open({
    'rpc/list_expenses': buildExpenseList({
      rows: [buildExpense(correction), buildExpense({ expense_id: 2, corrected: true }), buildExpense()],
      total: 3,
      categories: [
        { category: 'parts', amount: 1270 },
        { category: 'office', amount: -90 },
      ],
    }),
  });
  const rows = within(await table()).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('-₹90.00Correction');
  expect(rows[2]).toHaveTextContent('Corrected');
  expect(within(rows[2] as HTMLElement).queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  expect(rows[3]).toHaveTextContent(
    /22 Nov 2026Sri Lakshmi Autos.*Parts and materialsUPI₹180\.00₹1,180\.00Meera Iyer/,
  );
  expect(screen.getByLabelText('Totals')).toHaveTextContent(
    'Total₹1,180.00GST in it₹180.00Paid in cash₹0.00',
  );
  expect(screen.getByText('Parts and materials: ₹1,270.00 · Office: -₹90.00')).toBeVisible();
  expect(sentTo(backend, 'rpc/list_expenses')[0]?.body).toMatchObject({
    from_day: `${today.slice(0, 7)}-01`,
    to_day: today,
    page: 1,
  });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Period, category and search are in the address, and the database finds by them @long', async () => {
  const { backend } = open({}, '/expenses?from=2026-10-01&to=2026-10-31&category=rent&search=landlord');
  await table();
  expect(sentTo(backend, 'rpc/list_expenses')[0]?.body).toMatchObject({
    from_day: '2026-10-01',
    to_day: '2026-10-31',
    category: 'rent',
    search: 'landlord',
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Office');
  await table();
  expect(sentTo(backend, 'rpc/list_expenses').at(-1)?.body).toMatchObject({ category: 'office' });
});

test('No expense and a failure are told apart', async () => {
  const none = { rows: [], total: 0, sums: { amount: 0, tax: 0, cash: 0 }, categories: [] };
  open({ 'rpc/list_expenses': buildExpenseList(none) });
  expect(await screen.findByText('No expenses in this period')).toBeVisible();
});

test('A failure is shown', async () => {
  open({ 'rpc/list_expenses': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the expenses');
});

test('An expense is recorded with its tax once all that it needs is entered @long', async () => {
  const message = 'The till does not hold that much cash. Record the float or cash in first.';
  const { backend } = open(
    { 'rpc/record_expense': refuse(409, { code: 'PT409', message, hint: 'amount' }) },
    '/expenses?new=expense',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Expense' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  expect(dialog.getByText('Please enter who was paid')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Supplier' }), 'Tea stall');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Staff welfare');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Amount/ }), '118');
  await userEvent.click(dialog.getByText('GST, bill number and note'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'GST' }), '18 %');
  await userEvent.type(dialog.getByRole('textbox', { name: 'GSTIN of the supplier' }), '29');
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  expect(dialog.getByText('A GSTIN has 15 characters')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: 'GSTIN of the supplier' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'UPI' }));
  backend.responses['rpc/record_expense'] = buildExpense();
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('₹118.00 to Tea stall recorded')).toBeVisible();
  expect(sentTo(backend, 'rpc/record_expense').at(-1)?.body).toEqual({
    day: today,
    supplier: 'Tea stall',
    category: 'staff',
    amount: 118,
    method: 'upi',
    tax_rate: 18,
    idempotency_key: expect.any(String),
  });
});

test('A wrong expense is corrected with a reason @long', async () => {
  const { backend } = open({ 'rpc/correct_expense': buildExpense({ amount: -1180 }) });
  await table();
  await userEvent.click(button(/^Correct/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct Expense' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct Expense' }));
  expect(await screen.findByText('Expense corrected')).toBeVisible();
  expect(sentTo(backend, 'rpc/correct_expense')[0]?.body).toEqual({
    expense_id: 1,
    reason: 'Twice',
    idempotency_key: expect.any(String),
  });
});

test('All expenses of the period are exported, page by page @long', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { backend } = open({ 'rpc/expense_register': { rows: [buildExpense()], next: null } });
  await table();
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('1 expense exported')).toBeVisible();
  expect(saved).toEqual([`expenses-${today.slice(0, 7)}-01-to-${today}.csv`]);
  backend.responses['rpc/expense_register'] = { rows: [], next: null };
  await userEvent.click(button('Export CSV'));
  expect(await screen.findByText('There is no expense in this period')).toBeVisible();
});
