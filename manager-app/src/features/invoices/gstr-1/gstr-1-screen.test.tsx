import { accessibilityViolations, fakeBackend, offline, sentTo } from '@pitlane/shared-data/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildExpense } from '../../../testing/build-expense.ts';
import { buildGarage } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as Gstr1Screen } from './gstr-1-screen.tsx';

const row = {
  section: 'b2cs',
  invoice_id: 1,
  kind: 'tax_invoice',
  gstin: null,
  receiver_name: 'Asha Rao',
  number: 'PL/2026-27/00001',
  issued_on: '2026-10-22',
  document_value: 1180,
  place_of_supply: '29',
  reverse_charge: 'N',
  rate: 18,
  taxable_value: 1000,
  igst: 0,
  cgst: 90,
  sgst: 90,
  cess: 0,
  original_number: null,
  original_issued_on: null,
};

function open(answer: unknown) {
  const backend = fakeBackend({ 'rpc/gstr1': answer });
  const path = '/invoices/gstr-1';
  const view = renderScreen(<Gstr1Screen />, { backend, path, url: path });
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2026-10-01' } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-10-31' } });
  return { ...view, backend };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

test('All pages of the period are in one file @long', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { backend, container } = open(({ body }: { body: { after?: number } }) => ({
    rows: [row],
    next: body.after ? null : 9,
  }));
  expect(await accessibilityViolations(container)).toEqual([]);
  await press();
  expect(await screen.findByText('2 rows exported')).toBeVisible();
  expect(saved).toEqual(['gstr-1-2026-10-01-to-2026-10-31.csv']);
  const period = { from_day: '2026-10-01', to_day: '2026-10-31' };
  expect(sentTo(backend, 'rpc/gstr1').map(({ body }) => body)).toEqual([period, { ...period, after: 9 }]);
});

test('The tables of the period are saved, unless there is nothing in them @long', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { backend } = open({ rows: [], next: null });
  const deposit = { place_of_supply: '29', rate: 18, amount: 1000 };
  backend.responses['rpc/gstr1_tables'] = { received: [deposit], adjusted: [], hsn: [] };
  const save = (table: RegExp) => userEvent.click(screen.getByRole('button', { name: table }));
  await save(/^Table 11A/);
  expect(await screen.findByText('Table exported')).toBeVisible();
  await save(/^Table 12/);
  expect(await screen.findByText('There is nothing in this table for the period')).toBeVisible();
  expect(saved).toEqual(['gstr-1-at-2026-10-01-to-2026-10-31.csv']);
  backend.responses['rpc/gstr1_tables'] = offline;
  await save(/^Table 11B/);
  expect(await screen.findByText('Failed to export the table')).toBeVisible();
});

test('Tally gets a voucher for each document, and the ledgers that they name @long', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { backend } = open({ rows: [], next: null });
  const none = { rows: [], next: null };
  backend.responses['rpc/garage_settings'] = buildGarage();
  backend.responses['rpc/sales_register'] = none;
  backend.responses['rpc/payment_register'] = none;
  backend.responses['rpc/expense_register'] = none;
  const save = (file: RegExp) => userEvent.click(screen.getByRole('button', { name: file }));
  await save(/^Vouchers/);
  expect(await screen.findByText('There is no invoice, payment or expense in this period')).toBeVisible();
  backend.responses['rpc/expense_register'] = { rows: [buildExpense()], next: null };
  await save(/^Vouchers/);
  expect(await screen.findByText('1 voucher exported')).toBeVisible();
  await save(/^Ledgers/);
  expect(await screen.findByText('Ledgers exported')).toBeVisible();
  expect(saved).toEqual([
    'tally-vouchers-2026-10-01-to-2026-10-31.xml',
    'tally-ledgers-2026-10-01-to-2026-10-31.xml',
  ]);
  backend.responses['rpc/payment_register'] = offline;
  await save(/^Ledgers/);
  expect(await screen.findByText('Failed to export for Tally')).toBeVisible();
});

test('A period without documents says so', async () => {
  open({ rows: [], next: null });
  await press();
  expect(await screen.findByText('No tax invoice or credit note was issued in this period')).toBeVisible();
});

test('A failure is shown', async () => {
  open(offline);
  await press();
  expect(await screen.findByText('Failed to export GSTR-1')).toBeVisible();
});
