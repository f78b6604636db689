import type { PartTurn } from '@pitlane/shared-data/part-turns';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as TurnScreen } from './turn-screen.tsx';

const pump: PartTurn = {
  part_id: 1,
  part_name: 'Water Pump',
  part_code: 'W-1',
  category: 'Engine',
  current_stock: 3,
  stock_unit: 'pcs',
  used: 2,
  average_stock: 4.5,
  turn: 0.44,
  value: 7200.4,
};
const belt: PartTurn = {
  ...pump,
  part_id: 2,
  part_name: 'Drive Belt',
  part_code: '=B-1',
  current_stock: 0,
  used: 0,
  average_stock: 0,
  turn: null,
  value: 0,
};

const page = { rows: [pump, belt], total: 2, counted_at: '2026-01-05T03:30:00Z', categories: ['Engine'] };

function open(responses: Record<string, unknown> = {}, query = '') {
  const backend = fakeBackend({
    'rpc/list_part_turns': page,
    ...responses,
  });
  const path = '/parts-management/turn';
  return renderScreen(<TurnScreen />, { backend, as: manager, path, url: path + query });
}

test('Each part says what was used, its average stock, turn and value @long', async () => {
  const { container } = open();
  const row = await screen.findByRole('row', { name: /^Water Pump/ });
  for (const text of ['3 pieces', '4.5', '0.44 ×', '₹7,200']) expect(row).toHaveTextContent(text);
  expect(screen.getByRole('row', { name: /^Drive Belt/ })).toHaveTextContent('–');
  expect(screen.getByText(/last on 5 Jan 2026, 9:00 am\.$/)).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A garage whose first count is to come is told so', async () => {
  open({ 'rpc/list_part_turns': { ...page, counted_at: null } });
  expect(await screen.findByText(/for the first time within an hour/)).toBeVisible();
});

test('Search, category and order are in the address and sent to the server', async () => {
  const { backend } = open({}, '?category=Engine&search=pump&sort=-value&page=2');
  await screen.findByRole('row', { name: /^Water Pump/ });
  expect(sentTo(backend, 'rpc/list_part_turns').at(-1)?.body).toMatchObject({
    category: 'Engine',
    search: 'pump',
    sort: '-value',
    page: 2,
  });
});

test('All parts are exported, page by page', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { backend } = open({
    'rpc/part_turn_register': ({ body }: { body: { after?: number } }) =>
      body.after ? { rows: [belt], next: null } : { rows: [pump], next: 1 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('2 parts exported')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^turn-of-parts-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(sentTo(backend, 'rpc/part_turn_register').map(({ body }) => body)).toEqual([{}, { after: 1 }]);
});

test('A failed export says so', async () => {
  open({ 'rpc/part_turn_register': offline });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/Failed to export the parts|connection/)).toBeVisible();
});

test.each([
  ['loading', never, 'Loading the turn of the parts...'],
  ['failed', offline, 'Failed to load the turn of the parts'],
  ['without parts', { ...page, rows: [], total: 0 }, 'No parts'],
])('The list is %s', async (_, response, text) => {
  open({ 'rpc/list_part_turns': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
