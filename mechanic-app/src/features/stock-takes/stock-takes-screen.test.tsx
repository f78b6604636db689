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
import { buildListedStockTake, buildStockTake } from '../../testing/build-stock-take.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as StockTakesScreen } from './stock-takes-screen.tsx';

function open(responses: Record<string, unknown> = {}, url = '/stock-takes') {
  const backend = fakeBackend({
    'rpc/list_stock_takes': { rows: [buildListedStockTake()], total: 1 },
    'rpc/stock_take_choices': {
      racks: [{ name: 'A', parts: 2 }],
      categories: [{ name: 'Brakes', parts: 1 }],
    },
    ...responses,
  });
  return { ...renderScreen(<StockTakesScreen />, { backend, path: '/stock-takes', url }), backend };
}

test('Stock-takes say what is counted, how far it is and who began @long', async () => {
  const { container, backend } = open({}, '/stock-takes?state=open');
  const row = await screen.findByRole('row', { name: /Rack A/ });
  for (const text of ['Open', '1 of 2', 'Ravi']) expect(row).toHaveTextContent(text);
  expect(sentTo(backend, 'rpc/list_stock_takes')[0]?.body).toMatchObject({ state: 'open' });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Loading, failure and an empty list are told apart', async () => {
  const { unmount } = open({ 'rpc/list_stock_takes': never });
  expect(screen.getByText('Loading the stock-takes...')).toBeInTheDocument();
  unmount();
  const { backend } = open({ 'rpc/list_stock_takes': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the stock-takes');
  backend.responses['rpc/list_stock_takes'] = { rows: [], total: 0 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No stock-takes yet' })).toBeVisible();
});

test('One is started of a rack or a category; where nothing is to count, the server says why @long', async () => {
  const message = 'There is no part to count here, or all of them are in another open stock-take';
  const { backend } = open({
    'rpc/start_stock_take': refuse(409, { code: 'PT409', message, hint: 'rack' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Stock-take' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Stock-take' }));
  await dialog.findByRole('option', { name: 'A (2 parts)' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Rack' }), 'A (2 parts)');
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await dialog.findByText(message)).toBeVisible();
  backend.responses['rpc/start_stock_take'] = buildStockTake();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Brakes (1 part)');
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('/stock-takes/6')).toBeVisible();
  expect(sentTo(backend, 'rpc/start_stock_take').map(({ body }) => body)).toEqual([
    { rack: 'A' },
    { rack: 'A', category: 'Brakes' },
  ]);
});
