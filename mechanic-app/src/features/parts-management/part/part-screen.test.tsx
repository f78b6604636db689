import {
  accessibilityViolations,
  fakeBackend,
  manager,
  mechanic,
  never,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMovement, buildPart, buildPartDetails } from '../../../testing/build-part.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as PartScreen } from './part-screen.tsx';

const movements = {
  rows: [
    buildMovement(),
    buildMovement({
      movement_id: 6,
      kind: 'receive',
      quantity: 5,
      request_id: null,
      returnable: 0,
      reason: 'Bill 17',
    }),
  ],
  total: 2,
};

function open(
  responses: Record<string, unknown> = {},
  as: typeof manager | typeof mechanic = manager,
  url = '/parts-management/3',
) {
  const backend = fakeBackend({
    'rpc/part_details': buildPartDetails(),
    'rpc/part_movements': movements,
    ...responses,
  });
  return renderScreen(<PartScreen />, { backend, as, path: '/parts-management/:partId', url });
}
const openDialog = async (button: string | RegExp, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('A manager sees stock, reserved, available, cost and the ledger @long', async () => {
  const { container } = open({
    'rpc/part_details': buildPartDetails({ reserved: 3, other_numbers: ['P 30 056'] }),
  });
  const use = await screen.findByRole('row', { name: /^Used/ });
  for (const text of ['−2', '#41 KA 01 A 1', 'Ravi', '₹400.00']) expect(use).toHaveTextContent(text);
  expect(screen.getByRole('row', { name: /^Received/ })).toHaveTextContent('Bill 17');
  expect(fact('In stock')).toHaveTextContent('8 pieces');
  expect(fact('Reserved')).toHaveTextContent('3 pieces');
  expect(fact('Available')).toHaveTextContent('5 pieces');
  expect(fact('Average cost')).toHaveTextContent('₹400');
  expect(fact('Other numbers')).toHaveTextContent('P 30 056');
  expect(screen.getByRole('heading', { level: 1, name: 'Brake pads' })).toBeVisible();
  expect(screen.getByRole('link', { name: '#41 KA 01 A 1' })).toHaveAttribute('href', '/estimates/41');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('What is ordered is listed with how many are still to come and when, linked for a manager @long', async () => {
  const order = { order_id: 5, number: 'PO-00005', supplier_name: 'Bosch', open: 6, due_on: '2026-03-04' };
  const orders = [
    { ...order, is_late: true },
    { ...order, order_id: 6, number: 'PO-00006', open: 1, due_on: null, is_late: false },
  ];
  const { unmount } = open({ 'rpc/part_details': buildPartDetails({ on_order: 7, orders }) });
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  expect(table.getByRole('row', { name: /PO-00005/ })).toHaveTextContent(
    /PO-00005.*Bosch6 pieces4 Mar 2026 Late/,
  );
  expect(table.getByRole('row', { name: /PO-00006/ })).toHaveTextContent(/1 pieceNot known/);
  expect(table.getByRole('link', { name: 'PO-00005' })).toHaveAttribute('href', '/purchase-orders/5');
  unmount();
  const seen = orders.map((each) => ({ ...each, order_id: null, supplier_name: null }));
  open({ 'rpc/part_details': buildPartDetails({ avg_cost: null, orders: seen }) }, mechanic);
  expect(await screen.findByRole('row', { name: /PO-00005/ })).toHaveTextContent(/PO-000056 pieces/);
  expect(screen.queryByRole('link', { name: 'PO-00005' })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Supplier' })).not.toBeInTheDocument();
});

test('A mechanic sees no cost and nothing that only a manager does', async () => {
  open({ 'rpc/part_details': buildPartDetails({ avg_cost: null }) }, mechanic);
  expect(await screen.findByRole('link', { name: '#41 KA 01 A 1' })).toHaveAttribute(
    'href',
    '/mechanic-jobs/41',
  );
  expect(screen.queryByText('Average cost')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Cost each' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Receive' })).not.toBeInTheDocument();
});

test('The requests that reserve it are listed with what is short', async () => {
  const reservation = {
    request_id: 3,
    registration_number: 'KA 01 A 1',
    scheduled_date: '2026-03-02T04:30:00Z',
  };
  open({
    'rpc/part_details': buildPartDetails({
      reservations: [
        { ...reservation, quantity: 9, short: 1 },
        { ...reservation, request_id: null, registration_number: null, quantity: 1, short: 0 },
      ],
    }),
  });
  const rows = within(await screen.findByRole('table', { name: 'Reservations' }));
  expect(rows.getByRole('row', { name: /^#3 KA 01 A 1/ })).toHaveTextContent('1 piece short');
  expect(rows.getByRole('row', { name: /^Another mechanic/ })).toHaveTextContent('In stock');
});

test('While it loads, it says so', async () => {
  open({ 'rpc/part_details': never });
  expect(await screen.findByText('Loading the part...')).toBeInTheDocument();
});

test('A failure is shown', async () => {
  open({ 'rpc/part_details': refuse(500, { code: 'XX000', message: 'relation' }) });
  expect(await screen.findByText('Failed to load the part')).toBeVisible();
});

test.each(['/parts-management/99', '/parts-management/x'])('%s is not a part', async (url) => {
  open({ 'rpc/part_details': refuse(404, { code: 'PT404', message: 'Part not found' }) }, manager, url);
  expect(await screen.findByText('Part not found')).toBeVisible();
});

test('A part without movements says so', async () => {
  open({ 'rpc/part_movements': { rows: [], total: 0 } });
  expect(await screen.findByText('No movements')).toBeVisible();
});

test('The kind of movements is in the address and sent to the server', async () => {
  const { backend } = open({}, manager, '/parts-management/3?kind=receive');
  await screen.findByRole('table', { name: 'Stock movements' });
  expect(sentTo(backend, 'rpc/part_movements').at(-1)?.body).toMatchObject({
    part_id: 3,
    kind: 'receive',
    page: 1,
  });
});

test('A delivery is sent with its cost @long', async () => {
  const { backend } = open({ 'rpc/receive_part': buildPart({ current_stock: 12 }) });
  const dialog = await openDialog('Receive', 'Receive Brake pads');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await dialog.findByText('Please enter a valid quantity')).toBeVisible();
  await type(dialog.getByRole('textbox', { name: 'Quantity' }), '4');
  await type(dialog.getByRole('textbox', { name: 'Cost each (₹)' }), '410.5');
  await type(dialog.getByRole('textbox', { name: 'Note' }), 'Bill 18');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('4 pieces of Brake pads received')).toBeVisible();
  expect(sentTo(backend, 'rpc/receive_part')[0]?.body).toMatchObject({
    part_id: 3,
    quantity: 4,
    unit_cost: 410.5,
    reason: 'Bill 18',
    idempotency_key: expect.any(String),
  });
});

test('A fraction of what is counted is refused at the field of a delivery @long', async () => {
  const { backend } = open({ 'rpc/receive_part': buildPart() });
  const dialog = await openDialog('Receive', 'Receive Brake pads');
  await type(dialog.getByRole('textbox', { name: 'Quantity' }), '2.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await dialog.findByText('Please enter a whole number of pieces')).toBeVisible();
  expect(sentTo(backend, 'rpc/receive_part')).toEqual([]);
});

test('Thousandths of what is measured are received as they were typed', async () => {
  const oil = { stock_unit: 'litre', part_name: 'Engine oil' };
  const { backend } = open({ 'rpc/part_details': buildPartDetails(oil), 'rpc/receive_part': buildPart(oil) });
  const dialog = await openDialog('Receive', 'Receive Engine oil');
  await type(dialog.getByRole('textbox', { name: 'Quantity' }), '3.525');
  await userEvent.click(dialog.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('3.525 litres of Engine oil received')).toBeVisible();
  expect(sentTo(backend, 'rpc/receive_part')).toMatchObject([{ body: { quantity: 3.525 } }]);
});

test('A wrong cost of a receipt is corrected with a reason @long', async () => {
  const receipt = buildMovement({
    kind: 'receive',
    quantity: 10,
    unit_cost: 1000,
    entered_cost: 1000,
    returnable: 0,
  });
  const { backend } = open({
    'rpc/part_movements': { rows: [receipt], total: 1 },
    'rpc/correct_cost': buildPart(),
  });
  const dialog = await openDialog('Correct Cost', 'Correct Cost of Brake pads');
  expect(dialog.getByText(/10 pieces received on 1 Mar 2026/)).toBeVisible();
  await type(dialog.getByRole('textbox', { name: 'Cost each (₹)' }), '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct Cost' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  await type(dialog.getByRole('textbox', { name: 'Reason' }), 'A zero too many');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct Cost' }));
  expect(await screen.findByText('Cost of Brake pads corrected')).toBeVisible();
  expect(sentTo(backend, 'rpc/correct_cost')[0]?.body).toMatchObject({
    movement_id: 7,
    unit_cost: 100,
    reason: 'A zero too many',
  });
});

test('A job gives back what it did not need, up to what it used @long', async () => {
  const message = 'Brake pads: only 1 can come back from this job';
  const { backend } = open(
    { 'rpc/return_part': refuse(409, { code: 'PT409', message, hint: 'quantity' }) },
    mechanic,
  );
  const dialog = await openDialog('Return from job #41', 'Return Brake pads');
  await userEvent.click(dialog.getByRole('button', { name: 'Return to Stock' }));
  expect(await dialog.findByText(message)).toBeVisible();
  backend.responses['rpc/return_part'] = buildPart();
  await type(dialog.getByRole('textbox', { name: 'Quantity' }), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Return to Stock' }));
  expect(await screen.findByText('1 piece of Brake pads returned to stock')).toBeVisible();
  expect(sentTo(backend, 'rpc/return_part').at(-1)?.body).toMatchObject({
    request_id: 41,
    part_id: 3,
    quantity: 1,
  });
});

test('A change is sent with the part as it was read, without its stock @long', async () => {
  const { backend } = open({ 'rpc/save_part': buildPart() });
  const dialog = await openDialog('Change', 'Change Part');
  await type(dialog.getByRole('textbox', { name: 'Shelf' }), 'B-2');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Other numbers' }), 'P 30 056{Enter}GDB 3468');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brake pads saved')).toBeVisible();
  const { body } = sentTo(backend, 'rpc/save_part')[0] ?? {};
  expect(body).toMatchObject({ part_id: 3, shelf: 'B-2', other_numbers: ['P 30 056', 'GDB 3468'] });
  expect(body).toMatchObject({ expected: { price: 650, shelf: 'A-1' } });
  expect(JSON.stringify(body)).not.toContain('current_stock');
});

test('A proposed price says why and is taken with one press, or used in the form @long', async () => {
  const proposal = { price: 700, margin: 40, tax_rate: 18, round_to: 50 };
  const { backend } = open({
    'rpc/part_details': buildPartDetails({ proposal }),
    'rpc/take_prices': { changed: 1 },
    'rpc/save_part': buildPart({ price: 700 }),
  });
  const why = 'Proposed price ₹700 (cost ₹400.00 + 40 % + 18 % GST, rounded up to ₹50)';
  expect(await screen.findByText(why)).toBeVisible();
  const dialog = await openDialog('Change', 'Change Part');
  expect(dialog.getByText(why)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use ₹700' }));
  expect(dialog.getByRole('textbox', { name: 'Price (₹)' })).toHaveValue('700');
  await userEvent.type(dialog.getByRole('textbox', { name: 'HSN' }), '87083000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brake pads saved')).toBeVisible();
  expect(sentTo(backend, 'rpc/save_part')[0]?.body).toMatchObject({ price: 700, tax_code: '87083000' });
  await userEvent.click(screen.getByRole('button', { name: 'Sell at ₹700' }));
  expect(await screen.findByText('Brake pads sells at ₹700 from now on')).toBeVisible();
  expect(sentTo(backend, 'rpc/take_prices').map(({ body }) => body)).toEqual([
    { prices: [{ part_id: 3, price: 700 }] },
  ]);
});

test('A part is retired and brought back @long', async () => {
  const { backend } = open({ 'rpc/set_part_retired': buildPart({ retired: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
  expect(sentTo(backend, 'rpc/set_part_retired')).toEqual([]);
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Retire Brake pads?' })).getByRole('button', {
      name: 'Retire',
    }),
  );
  expect(await screen.findByText('Brake pads is retired')).toBeVisible();
  expect(sentTo(backend, 'rpc/set_part_retired')[0]?.body).toEqual({ part_id: 3, retired: true });
});

test('Prices that changed are drawn and listed @long', async () => {
  const prices = [
    { changed_at: '2026-01-01T10:00:00Z', amount: 600 },
    { changed_at: '2026-02-01T10:00:00Z', amount: 650 },
  ];
  open({ 'rpc/part_details': buildPartDetails({ prices }) });
  expect(await screen.findByRole('heading', { name: 'Price over time' })).toBeVisible();
  expect(await screen.findByRole('figure', { name: 'Price' })).toBeVisible();
  expect(fact('1 Jan 2026')).toHaveTextContent('₹600');
});
