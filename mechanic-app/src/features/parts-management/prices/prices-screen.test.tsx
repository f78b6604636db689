import type { UnderpricedPart } from '@pitlane/shared-data/part-prices';
import {
  accessibilityViolations,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as PricesScreen } from './prices-screen.tsx';

const filter: UnderpricedPart = {
  part_id: 1,
  part_name: 'Oil Filter',
  part_code: 'F-1',
  category: 'Filters',
  avg_cost: 187.2,
  price: 250,
  proposal: { price: 300, margin: 35, tax_rate: 18, round_to: 10 },
};
const bulb: UnderpricedPart = {
  part_id: 2,
  part_name: 'Bulb',
  part_code: 'B-1',
  category: 'Electrical',
  avg_cost: 100,
  price: 0,
  proposal: { price: 140, margin: 40, tax_rate: null, round_to: null },
};
const page = { rows: [filter, bulb], total: 2, categories: ['Electrical', 'Filters'] };

function open(responses: Record<string, unknown> = {}, query = '') {
  const backend = fakeBackend({ 'rpc/list_price_proposals': page, ...responses });
  const path = '/parts-management/prices';
  return renderScreen(<PricesScreen />, { backend, as: manager, path, url: path + query });
}
const sentPrices = (backend: Parameters<typeof sentTo>[0]) =>
  sentTo(backend, 'rpc/take_prices').map(({ body }) => body);

test('Each part says what it sells at, what is proposed and why @long', async () => {
  const { container } = open();
  const row = await screen.findByRole('row', { name: /^Oil Filter/ });
  for (const text of ['₹250', '₹300', '+20 %', 'cost ₹187.20 + 35 % + 18 % GST, rounded up to ₹10'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('row', { name: /^Bulb/ })).toHaveTextContent(/No price yet.*cost ₹100.00 \+ 40 %/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('One price is taken with one press, and all of the page with another @long', async () => {
  const { backend } = open({ 'rpc/take_prices': { changed: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Take ₹300 for Oil Filter' }));
  expect(await screen.findByText('Oil Filter sells at ₹300 from now on')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take These Prices' }));
  expect(await screen.findByText('2 parts sell at the proposed price from now on')).toBeVisible();
  expect(sentPrices(backend)).toEqual([
    { prices: [{ part_id: 1, price: 300 }] },
    {
      prices: [
        { part_id: 1, price: 300 },
        { part_id: 2, price: 140 },
      ],
    },
  ]);
});

test('A refusal is shown @long', async () => {
  const message = 'The cost or the rule of Oil Filter has changed. Please look at its price again.';
  open({ 'rpc/take_prices': refuse(412, { code: 'PT412', message }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Take ₹300 for Oil Filter' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('Category, search and order are in the address and sent to the server', async () => {
  const { backend } = open({}, '?category=Filters&search=oil&sort=-gap&page=2');
  await screen.findByRole('row', { name: /^Oil Filter/ });
  expect(sentTo(backend, 'rpc/list_price_proposals').at(-1)?.body).toMatchObject({
    category: 'Filters',
    search: 'oil',
    sort: '-gap',
    page: 2,
  });
});

test.each([
  ['loading', never, 'Loading the prices...'],
  ['failed', offline, 'Failed to load the prices'],
  ['none', { rows: [], total: 0, categories: [] }, 'No price is below its rule'],
])('The prices are %s', async (_, response, text) => {
  open({ 'rpc/list_price_proposals': response });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
