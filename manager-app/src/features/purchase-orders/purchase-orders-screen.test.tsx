import {
  accessibilityViolations,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildListedOrder, buildOrder, buildSentOrder, buildSupplier } from '../../testing/build-order.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as OrdersScreen } from './purchase-orders-screen.tsx';

function open(responses: Record<string, unknown> = {}, url = '/purchase-orders') {
  const backend = fakeBackend({
    'rpc/list_orders': { rows: [buildListedOrder()], total: 1 },
    'rpc/list_suppliers': { rows: [buildSupplier()], total: 1, owed: 0 },
    ...responses,
  });
  return { ...renderScreen(<OrdersScreen />, { backend, path: '/purchase-orders', url }), backend };
}

test('Orders are listed with their state, and those that are late say so @long', async () => {
  const { container, backend } = open({}, '/purchase-orders?state=late');
  const row = await screen.findByRole('row', { name: /PO-00005/ });
  expect(row).toHaveTextContent(/PO-00005.*Bosch Car PartsSent24 Nov 2026 Late22 Nov 202621₹1,000/);
  expect(sentTo(backend, 'rpc/list_orders')[0]?.body).toMatchObject({ state: 'late' });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Loading, failure and an empty list are told apart @long', async () => {
  const { unmount } = open({ 'rpc/list_orders': never });
  expect(screen.getByText('Loading the orders...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/list_orders': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the orders');
  backend.responses['rpc/list_orders'] = { rows: [], total: 0 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No open orders' })).toBeVisible();
});

test('Where there are more suppliers than a list holds, the choice is searched as one types @long', async () => {
  const found = buildSupplier({ supplier_id: 150, name: 'Zenith Spares' });
  const { backend } = open(
    {
      'rpc/list_suppliers': ({ body }: { body: { search: string } }) =>
        body.search === 'zen'
          ? { rows: [found], total: 1, owed: 0 }
          : { rows: [buildSupplier()], total: 150, owed: 0 },
    },
    '/purchase-orders?new=order',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Find a supplier' }), 'zen');
  const choice = dialog.getByRole('combobox', { name: 'Supplier' });
  await within(choice).findByRole('option', { name: 'Zenith Spares' });
  await userEvent.selectOptions(choice, 'Zenith Spares');
  // What was chosen stays when the search is over.
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Find a supplier' }));
  expect(choice).toHaveDisplayValue('Zenith Spares');
  expect(sentTo(backend, 'rpc/list_suppliers').at(-1)?.body).toMatchObject({ page_size: 100 });
});

const part = {
  id: 3,
  part_name: 'Oil Filter',
  part_code: 'F-1',
  category: 'Filters',
  current_stock: 1,
  stock_min: 4,
  stock_unit: 'pcs',
  avg_cost: 100,
  price: 150,
  shelf: null,
  other_numbers: [],
  retired: false,
  tax_code: null,
  tax_rate: null,
  updated_at: '2026-11-22T05:00:00Z',
  reserved: 0,
};

test('A draft is made by hand of a supplier and parts @long', async () => {
  const figures = { in_stock: 0, low_stock: 0, total_value: 0 };
  const { backend } = open(
    {
      'rpc/list_parts': {
        rows: [part],
        total: 1,
        filtered: figures,
        summary: { ...figures, total_parts: 1 },
        categories: [],
      },
      'rpc/save_order': buildOrder(),
    },
    '/purchase-orders?new=order',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(dialog.getByText('Please choose a supplier')).toBeVisible();
  expect(dialog.getByText('Please add a part')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Supplier' }), 'Bosch Car Parts');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Find a part' }), 'oil');
  await userEvent.click(await dialog.findByRole('button', { name: 'Add Oil Filter' }));
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Oil Filter (F-1)' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('PO-00005 saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_order')[0]?.body).toMatchObject({
    supplier_id: 1,
    lines: [{ part_id: 3, quantity: 12, unit_cost: null }],
    idempotency_key: expect.any(String),
  });
});

test('A scanned part is put on the order without saving it; one that is there already, and an unknown one, are named @long', async () => {
  const { backend } = open(
    { 'rpc/find_part': part, 'rpc/list_parts': { rows: [], total: 0 } },
    '/purchase-orders?new=order',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
  const find = dialog.getByRole('textbox', { name: 'Find a part' });
  await userEvent.type(find, 'f1{Enter}');
  expect(await dialog.findByRole('textbox', { name: 'Quantity of Oil Filter (F-1)' })).toBeVisible();
  expect(sentTo(backend, 'rpc/find_part')[0]?.body).toEqual({ number: 'f1' });
  expect(find).toHaveValue('');
  await userEvent.type(find, 'F 1{Enter}');
  expect(await dialog.findByText('Oil Filter is on this order already')).toBeVisible();
  backend.responses['rpc/find_part'] = null;
  await userEvent.type(find, 'nope{Enter}');
  expect(await dialog.findByText('nope is not in the stock list')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Add Part' })).toBeVisible();
  expect(find).toHaveValue('nope');
  expect(sentTo(backend, 'rpc/save_order')).toEqual([]);
});

test('A typed part that the stock list has nothing like says so, and can be added there', async () => {
  open({ 'rpc/list_parts': { rows: [], total: 0 } }, '/purchase-orders?new=order');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Find a part' }), 'turbo');
  expect(await dialog.findByText(/“turbo” is not in the stock list/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Add Part' })).toHaveAttribute(
    'href',
    '/parts-management?new=part',
  );
});

test('An address with a part opens an order with it @long', async () => {
  open({ 'rpc/find_part': part }, `/purchase-orders?new=order&part=${part.part_code}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
  expect(await dialog.findByRole('article', { name: `${part.part_name} (${part.part_code})` })).toBeVisible();
});

const draft = (order_id: number, version: number) =>
  buildListedOrder({ order_id, version, number: `PO-0000${order_id}`, state: 'draft' });

test('Several drafts are sent at once, as they were listed, and each outcome is said @long', async () => {
  const rows = [draft(6, 2), draft(7, 1), buildListedOrder({ order_id: 8, state: 'closed' })];
  const { backend } = open({ 'rpc/list_orders': { rows, total: 3 } });
  const message = 'This supplier has no email address';
  backend.responses['rpc/send_order'] = ({ body }: FakeRequest) =>
    (body as { order_id: number }).order_id === 7
      ? refuse(409, { code: 'PT409', message })
      : buildSentOrder({ order_id: 6 });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send by Mail' }));
  const said = within(await screen.findByRole('region', { name: '1 of 2 orders sent' }));
  expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PO-00006: goes to orders@bosch.test',
    `PO-00007: ${message}`,
  ]);
  expect(screen.getByRole('checkbox', { name: 'Select PO-00007' })).toBeChecked();
  expect(sentTo(backend, 'rpc/send_order').map(({ body }) => body)).toEqual([
    { order_id: 6, channel: 'mail', version: 2 },
    { order_id: 7, channel: 'mail', version: 1 },
  ]);
});

test('Several orders are cancelled after a question that names them', async () => {
  const { backend } = open({ 'rpc/list_orders': { rows: [draft(6, 1), buildListedOrder()], total: 2 } });
  backend.responses['rpc/cancel_order_lines'] = buildOrder({ state: 'cancelled' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.queryByRole('button', { name: 'Send by Mail' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel 2 orders' });
  expect(question).toHaveTextContent('What has not come of PO-00006, PO-00005 is not wanted any more.');
  expect(sentTo(backend, 'rpc/cancel_order_lines')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel 2 orders' }));
  expect(await screen.findByText('PO-00005: cancelled')).toBeVisible();
  expect(sentTo(backend, 'rpc/cancel_order_lines').map(({ body }) => body)).toEqual([
    { order_id: 6 },
    { order_id: 5 },
  ]);
});
