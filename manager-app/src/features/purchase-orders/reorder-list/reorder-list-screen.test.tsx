import { accessibilityViolations, fakeBackend, never, offline, sentTo } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder, buildReorderRow, buildSupplier } from '../../../testing/build-order.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ReorderScreen } from './reorder-list-screen.tsx';

const suppliers = [{ supplier_id: 1, name: 'Bosch Car Parts' }];
const page = {
  rows: [
    buildReorderRow(),
    buildReorderRow({
      part_id: 4,
      part_name: 'Wiper',
      part_code: 'W-1',
      supplier_id: null,
      supplier_name: null,
      unit_cost: null,
      reserved: 0,
      lead_need: 0,
      in_drafts: 0,
      quantity: 3,
      is_short: false,
    }),
  ],
  total: 2,
  suppliers,
};

function open(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/reorder_list': page,
    'rpc/list_suppliers': { rows: [buildSupplier()], total: 1, owed: 0 },
    ...responses,
  });
  const path = '/purchase-orders/reorder-list';
  return { ...renderScreen(<ReorderScreen />, { backend, path, url: path }), backend };
}

test('Each part says how many to order and why, and the chosen ones become a draft @long', async () => {
  const { container, backend } = open({ 'rpc/save_order': buildOrder() });
  const row = await screen.findByRole('row', { name: /Oil Filter/ });
  expect(row).toHaveTextContent('11 pieces');
  expect(row).toHaveTextContent('Jobs wait');
  expect(row).toHaveTextContent(
    'min stock 4 + 10 reserved + 1 used in 2 days until a delivery, less 1 piece in stock and 3 in drafts',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Choose Parts to Order' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wiper' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oil Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Order 2 Parts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 2 parts' }));
  expect(await dialog.findByRole('combobox', { name: 'Supplier' })).toHaveDisplayValue('Bosch Car Parts');
  await userEvent.click(dialog.getByRole('button', { name: 'Make Draft' }));
  expect(await screen.findByText('PO-00005 saved as a draft')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_order')[0]?.body).toMatchObject({
    supplier_id: 1,
    lines: [
      { part_id: 4, quantity: 3, unit_cost: null },
      { part_id: 3, quantity: 11, unit_cost: 120 },
    ],
  });
});

test('Loading, failure and an empty list are told apart', async () => {
  const { unmount } = open({ 'rpc/reorder_list': never });
  expect(screen.getByText('Loading the reorder list...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/reorder_list': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the reorder list');
  backend.responses['rpc/reorder_list'] = { rows: [], total: 0, suppliers };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to order' })).toBeVisible();
});
