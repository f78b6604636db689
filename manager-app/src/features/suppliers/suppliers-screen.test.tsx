import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSupplier } from '../../testing/build-order.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as SuppliersScreen } from './suppliers-screen.tsx';

const page = { rows: [buildSupplier()], total: 1, owed: 1416 };

function open(responses: Record<string, unknown> = {}, url = '/suppliers') {
  const backend = fakeBackend({ 'rpc/list_suppliers': page, ...responses });
  return { ...renderScreen(<SuppliersScreen />, { backend, path: '/suppliers', url }), backend };
}

test('Suppliers are listed with their terms and what each is owed', async () => {
  const { container, backend } = open({}, '/suppliers?state=owed&search=bosch');
  const row = await screen.findByRole('row', { name: /Bosch Car Parts/ });
  expect(row).toHaveTextContent(/Suresh080 4567 130029AAGCP7383J1ZQ30 days2 daysIn use₹1,416\.00/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/suppliers/1');
  expect(screen.getByText('Owed to these suppliers: ₹1,416.00')).toBeVisible();
  expect(sentTo(backend, 'rpc/list_suppliers')[0]?.body).toMatchObject({ state: 'owed', search: 'bosch' });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Loading, failure and an empty list are told apart @long', async () => {
  const { unmount } = open({ 'rpc/list_suppliers': never });
  expect(screen.getByText('Loading the suppliers...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/list_suppliers': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the suppliers');
  backend.responses['rpc/list_suppliers'] = { rows: [], total: 0, owed: 0 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeVisible();
});

test('A supplier is added, and a refusal is at its field @long', async () => {
  const refusal = { code: 'PT400', message: 'Please enter a valid GSTIN', hint: 'gstin' };
  const { backend } = open({ 'rpc/save_supplier': refuse(400, refusal) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Supplier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Supplier' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Supplier' }));
  expect(dialog.getByText('Name is required')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bosch');
  await userEvent.type(dialog.getByRole('textbox', { name: 'GSTIN' }), '29');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Supplier' }));
  expect(await dialog.findByText('Please enter a valid GSTIN')).toBeVisible();
  backend.responses['rpc/save_supplier'] = buildSupplier({ name: 'Bosch' });
  await userEvent.click(dialog.getByRole('button', { name: 'Add Supplier' }));
  expect(await screen.findByText('Bosch added')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_supplier').at(-1)?.body).toMatchObject({
    name: 'Bosch',
    gstin: '29',
    terms_days: 30,
    lead_days: 2,
  });
});

test('The purchases of a period are exported for the accountant @long', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { backend } = open({ 'rpc/purchase_register': { rows: [], next: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export Purchases' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Purchases' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export CSV' }));
  expect(await dialog.findByText('There is no bill in this period')).toBeVisible();
  const bill = {
    bill_id: 1,
    kind: 'bill',
    supplier_name: 'Bosch',
    gstin: null,
    number: 'B-1',
    day: '2026-11-22',
    place_of_supply: '29',
    rounding: 0,
    total: 118,
    original_number: null,
    rates: [{ rate: 18, value: 100, cgst: 9, sgst: 9, igst: 0 }],
  };
  backend.responses['rpc/purchase_register'] = { rows: [bill], next: null };
  await userEvent.click(dialog.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('1 bill exported')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^purchases-.*\.csv$/)]);
});
