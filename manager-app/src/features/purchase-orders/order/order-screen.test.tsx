import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder, buildOrderLine, buildSentOrder, buildSupplier } from '../../../testing/build-order.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as OrderScreen } from './order-screen.tsx';

function open(order: unknown = buildOrder(), responses: Record<string, unknown> = {}, query = '') {
  const backend = fakeBackend({
    'rpc/order_details': order,
    'rpc/list_suppliers': { rows: [buildSupplier()], total: 1, owed: 0 },
    'rpc/tax_rates': [
      { kind: 'part', valid_from: '2999-01-01', tax_code: '8708', rate: 12 },
      { kind: 'part', valid_from: '2025-09-22', tax_code: '8708', rate: 18 },
    ],
    ...responses,
  });
  const url = `/purchase-orders/5${query}`;
  return { ...renderScreen(<OrderScreen />, { backend, path: '/purchase-orders/:orderId', url }), backend };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('A draft is sent by mail, or printed @long', async () => {
  const { container, backend } = open(buildOrder(), {
    'rpc/send_order': refuse(409, { code: 'PT409', message: 'This supplier has no email address' }),
  });
  expect(await screen.findByRole('heading', { name: 'Order PO-00005' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Oil Filter/ })).toHaveTextContent(
    /10 pieces0 pieces10 pieces₹100\.00/,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
  await press('Send by Mail');
  expect(await screen.findByText('This supplier has no email address')).toBeVisible();
  backend.responses['rpc/send_order'] = buildSentOrder({ sent_to: null });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print and mark as sent' }));
  expect(await screen.findByText('PO-00005 is sent')).toBeVisible();
  expect(print).toHaveBeenCalled();
  expect(sentTo(backend, 'rpc/send_order').map(({ body }) => body)).toEqual([
    { order_id: 5, channel: 'mail', version: 1 },
    { order_id: 5, channel: 'print', version: 1 },
  ]);
});

test('An address that asks to receive opens the delivery @long', async () => {
  open(buildSentOrder(), {}, '?new=delivery');
  expect(await screen.findByRole('dialog', { name: /^Receive/ })).toBeVisible();
});

test('Loading, failure and an unknown order are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the order...')).toBeInTheDocument();
  unmount();
  const second = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the order');
  second.unmount();
  open(refuse(404, { code: 'PT404', message: 'Order not found' }));
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
});

test('What came is received by the bill, and more than is open is asked about @long', async () => {
  const message = 'Oil Filter: 12 came, but only 10 are still open on this order';
  const { backend } = open(buildSentOrder(), {
    'rpc/receive_order': refuse(409, { code: 'PT409', message, hint: 'more' }),
  });
  await press('Receive');
  const dialog = await dialogOf('Receive PO-00005');
  // The rate of parts in the settings, of today.
  expect(dialog.getByRole('textbox', { name: 'GST of Oil Filter (%)' })).toHaveValue('18');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(dialog.getByText('Please enter the number of the bill')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Number of the bill' }), 'B-1');
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Oil Filter' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  // Each key counts, also the last one before Receive.
  expect(dialog.getByText('Total with GST: ₹1,416.00')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  const meant = await dialog.findByRole('checkbox', { name: 'Receive more than was ordered' });
  backend.responses['rpc/receive_order'] = buildSentOrder({ state: 'closed' });
  await userEvent.click(meant);
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('Bill B-1 of PO-00005 received')).toBeVisible();
  expect(sentTo(backend, 'rpc/receive_order').at(-1)?.body).toMatchObject({
    order_id: 5,
    number: 'B-1',
    more: true,
    rounding: 0,
    lines: [{ line_id: 11, quantity: 12, unit_cost: 100, tax_rate: 18 }],
  });
});

test('A price is kept that is left in the moment in which the date is filled', async () => {
  const order = buildOrder({ due_on: '2999-01-05' });
  const { backend } = open(order, { 'rpc/save_order': order });
  await press('Change');
  const dialog = await dialogOf('Change PO-00005');
  const price = dialog.getByRole('textbox', { name: 'Price of Oil Filter (F-1) (₹)' });
  await userEvent.clear(price);
  await userEvent.type(price, '95.5');
  // As a browser fills a form: neither field has been drawn with what the other made of it.
  act(() => {
    fireEvent.blur(price);
    fireEvent.change(dialog.getByLabelText(/^Expected on/), { target: { value: '2999-02-06' } });
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('PO-00005 saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_order')[0]?.body).toMatchObject({
    due_on: '2999-02-06',
    lines: [{ unit_cost: 95.5 }],
  });
});

test('What came is scanned part by part, or taken from a pasted list that names what is unknown @long', async () => {
  const { backend } = open(buildSentOrder(), {
    'rpc/receive_order': buildSentOrder({ state: 'closed' }),
    'rpc/list_price_proposals': { rows: [], total: 3, categories: [] },
  });
  await press('Receive');
  const dialog = await dialogOf('Receive PO-00005');
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Oil Filter' });
  const scanner = dialog.getByRole('textbox', { name: 'Scan a part' });
  await userEvent.type(scanner, 'f-1{Enter}oc 1063{Enter}NOPE{Enter}');
  expect(quantity).toHaveValue('2');
  expect(dialog.getByText('NOPE is not on this order')).toBeVisible();
  expect(sentTo(backend, 'rpc/receive_order')).toEqual([]);
  await userEvent.click(dialog.getByText('Take quantities and prices from a list of the supplier'));
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Or paste it here' }),
    'Code,Qty,Cost{Enter}F-1,9,97.5{Enter}X-9,1,5',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Take It Over' }));
  expect(await dialog.findByText('1 part taken from the list')).toBeVisible();
  expect(dialog.getByText('Not on this order: X-9')).toBeVisible();
  expect(quantity).toHaveValue('9');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Number of the bill' }), 'B-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('Bill B-7 of PO-00005 received')).toBeVisible();
  expect(sentTo(backend, 'rpc/receive_order')[0]?.body).toMatchObject({
    lines: [{ line_id: 11, quantity: 9, unit_cost: 97.5, tax_rate: 18 }],
  });
  // What the parts cost has changed.
  expect(await screen.findByText(/^3 prices are below the margin/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check Prices' })).toHaveAttribute(
    'href',
    '/parts-management/prices',
  );
});

test('What has not come of a line, or of the order, is cancelled after a question @long', async () => {
  const partly = buildSentOrder({
    state: 'partly_received',
    lines: [buildOrderLine({ received: 4, open: 6 })],
  });
  const { backend } = open(partly, { 'rpc/cancel_order_lines': buildSentOrder({ state: 'closed' }) });
  await press('Cancel Oil Filter');
  const line = within(await screen.findByRole('alertdialog', { name: 'Cancel Line' }));
  await userEvent.click(line.getByRole('button', { name: 'Cancel Line' }));
  expect(await screen.findByText('Oil Filter cancelled')).toBeVisible();
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Close Order' }));
  const order = within(await screen.findByRole('alertdialog', { name: 'Close Order' }));
  await userEvent.click(order.getByRole('button', { name: 'Close Order' }));
  expect(await screen.findByText('PO-00005 is closed')).toBeVisible();
  expect(sentTo(backend, 'rpc/cancel_order_lines').map(({ body }) => body)).toEqual([
    { order_id: 5, line_id: 11 },
    { order_id: 5 },
  ]);
});

test('A draft is changed over the version that was read @long', async () => {
  const { backend } = open(buildOrder(), { 'rpc/save_order': buildOrder({ version: 2 }) });
  await press('Change');
  const dialog = await dialogOf('Change PO-00005');
  const price = dialog.getByRole('textbox', { name: 'Price of Oil Filter (F-1) (₹)' });
  await userEvent.clear(price);
  await userEvent.type(price, '95.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('PO-00005 saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_order')[0]?.body).toMatchObject({
    order_id: 5,
    version: 1,
    lines: [{ part_id: 3, quantity: 10, unit_cost: 95.5 }],
  });
});
