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
import {
  buildBill,
  buildSupplier,
  buildSupplierDetails,
  buildSupplierPayment,
} from '../../../testing/build-order.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as SupplierScreen } from './supplier-screen.tsx';

function open(responses: Record<string, unknown> = {}, url = '/suppliers/1') {
  const backend = fakeBackend({ 'rpc/supplier_details': buildSupplierDetails(), ...responses });
  return { ...renderScreen(<SupplierScreen />, { backend, path: '/suppliers/:supplierId', url }), backend };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('A supplier has its terms, bills, returns and payments @long', async () => {
  const back = buildBill({
    bill_id: 8,
    kind: 'return',
    number: 'DN-1',
    total: 118,
    returns: 7,
    reason: 'Broken',
  });
  const { container } = open({
    'rpc/supplier_details': buildSupplierDetails({ bills: [{ ...back, lines: [] }, buildBill()] }),
  });
  expect(await screen.findByRole('heading', { name: 'Bosch Car Parts' })).toBeVisible();
  const bills = within(screen.getByRole('table', { name: 'Bills of the supplier' })).getAllByRole('row');
  expect(bills[1]).toHaveTextContent(/DN-1 Return.*Broken.*-₹118\.00/);
  expect(bills[2]).toHaveTextContent(
    /B-1.*22 Nov 202622 Dec 202610 pieces Oil FilterPO-00005₹216\.00₹1,416\.00/,
  );
  expect(screen.getByRole('table', { name: 'Payments to the supplier' })).toHaveTextContent('UTR 1');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Loading, failure and an unknown supplier are told apart', async () => {
  const { unmount } = open({ 'rpc/supplier_details': never });
  expect(screen.getByText('Loading the supplier...')).toBeInTheDocument();
  unmount();
  const second = open({ 'rpc/supplier_details': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the supplier');
  second.unmount();
  open({ 'rpc/supplier_details': refuse(404, { code: 'PT404', message: 'Supplier not found' }) });
  expect(await screen.findByRole('heading', { name: 'Supplier not found' })).toBeVisible();
});

test('A payment of up to what is owed is recorded, in cash of today @long', async () => {
  const { backend } = open({ 'rpc/pay_supplier': buildSupplierPayment({ amount: 1416 }) });
  await userEvent.click(await button('Record Payment'));
  const dialog = await dialogOf('Pay Bosch Car Parts');
  await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
  expect(dialog.queryByLabelText('Date')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText('₹1,416.00 to Bosch Car Parts recorded')).toBeVisible();
  expect(sentTo(backend, 'rpc/pay_supplier')[0]?.body).toMatchObject({ amount: 1416, method: 'cash' });
});

test('More than is owed is paid where it is ticked as an advance @long', async () => {
  const { backend } = open({ 'rpc/pay_supplier': buildSupplierPayment({ amount: 2000 }) });
  await userEvent.click(await button('Record Payment'));
  const dialog = await dialogOf('Pay Bosch Car Parts');
  const amount = dialog.getByRole('textbox', { name: 'Amount (₹)' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '2000');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(dialog.getByText(/^This is more than the supplier is owed/)).toBeVisible();
  expect(sentTo(backend, 'rpc/pay_supplier')).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Pay in advance' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText('₹2,000.00 to Bosch Car Parts recorded')).toBeVisible();
  expect(sentTo(backend, 'rpc/pay_supplier')[0]?.body).toMatchObject({ amount: 2000, in_advance: true });
});

test('A wrong payment is corrected with a reason @long', async () => {
  const { backend } = open({ 'rpc/correct_supplier_payment': buildSupplierPayment({ amount: -500 }) });
  await userEvent.click(await button('Correct ₹500.00'));
  const dialog = await dialogOf('Correct Payment');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct Payment' }));
  expect(await screen.findByText('Payment corrected')).toBeVisible();
  expect(sentTo(backend, 'rpc/correct_supplier_payment')[0]?.body).toMatchObject({ payment_id: 9 });
});

test('Parts of a bill go back with a reason and the number of the note @long', async () => {
  const { backend } = open({ 'rpc/return_to_supplier': buildBill({ kind: 'return' }) });
  await userEvent.click(await button('Return parts of B-1'));
  const dialog = await dialogOf('Return Parts of B-1');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Number of the note' }), 'DN-1');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  expect(dialog.getByText('Please enter what goes back')).toBeVisible();
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Oil Filter' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Parts of B-1 returned to Bosch Car Parts')).toBeVisible();
  expect(sentTo(backend, 'rpc/return_to_supplier')[0]?.body).toMatchObject({
    bill_id: 7,
    number: 'DN-1',
    reason: 'Broken',
    lines: [{ part_id: 3, quantity: 2 }],
  });
});

test('A supplier is changed as it was read, and retired @long', async () => {
  const { backend } = open({
    'rpc/save_supplier': buildSupplier({ lead_days: 5 }),
    'rpc/set_supplier_retired': buildSupplier({ retired: true }),
  });
  await userEvent.click(await button('Change'));
  const dialog = await dialogOf('Change Supplier');
  const lead = dialog.getByRole('textbox', { name: 'Lead time (days)' });
  await userEvent.clear(lead);
  await userEvent.type(lead, '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bosch Car Parts saved')).toBeVisible();
  const { body } = sentTo(backend, 'rpc/save_supplier')[0] ?? {};
  expect(body).toMatchObject({ supplier_id: 1, lead_days: 5, expected: { lead_days: 2 } });
  expect(JSON.stringify(body)).not.toContain('owed');
  await userEvent.click(await button('Retire'));
  expect(sentTo(backend, 'rpc/set_supplier_retired')).toEqual([]);
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Retire Bosch Car Parts?' })).getByRole('button', {
      name: 'Retire',
    }),
  );
  expect(await screen.findByText('Bosch Car Parts is retired')).toBeVisible();
});
