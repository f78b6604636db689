import {
  accessibilityViolations,
  fakeBackend,
  manager,
  mechanic,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// In memory already, because a test types faster than a file is loaded.
import '../../part-scan/part-scan.tsx';
import { buildPart, buildPartPage } from '../../testing/build-part.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as PartsScreen } from './parts-management-screen.tsx';

const inventory = buildPartPage(
  [
    buildPart(),
    buildPart({ id: 4, part_name: 'Engine oil', current_stock: 2 }),
    buildPart({ id: 5, part_name: 'Bulb', current_stock: 0 }),
  ],
  {
    filtered: { in_stock: 1, low_stock: 1, total_value: 4000 },
    summary: { total_parts: 35, in_stock: 30, low_stock: 5, total_value: 240000.5 },
  },
);

function openParts(parts: unknown, url = '/parts-management') {
  const backend = fakeBackend({ 'rpc/list_parts': parts });
  const { router } = renderScreen(<PartsScreen />, {
    backend,
    as: mechanic,
    path: '/parts-management',
    url,
  });
  return { backend, router };
}

const listRequests = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.filter(({ path }) => path === 'rpc/list_parts').map(({ body }) => body);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('A loading message is shown while the parts load @long', () => {
  openParts(never);
  expect(screen.getByText('Loading parts inventory...')).toBeInTheDocument();
});

test('A failure to load the parts is shown with a retry @long', async () => {
  const { backend } = openParts(refuse(500, { code: 'XX000', message: 'relation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load parts inventory');
  expect(screen.getByRole('searchbox', { name: 'Search parts' })).toBeInTheDocument();
  backend.responses['rpc/list_parts'] = inventory;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Parts' })).toBeInTheDocument();
});

test('An empty inventory and a filter without results show different hints', async () => {
  const { router } = openParts(buildPartPage([]));
  expect(await screen.findByText('No parts found')).toBeInTheDocument();
  expect(screen.getByText('No parts have been added to inventory yet')).toBeInTheDocument();

  await act(() => router.navigate('/parts-management?stock=low'));
  expect(await screen.findByText('Try adjusting your search or filter criteria')).toBeInTheDocument();
});

test('Four cards summarise the inventory, and the footer the filtered parts', async () => {
  openParts(inventory);
  await screen.findByRole('table');
  expect(figure('Total Parts')).toHaveTextContent('35');
  expect(figure('In Stock')).toHaveTextContent('30');
  expect(figure('Low Stock')).toHaveTextContent('5');
  expect(figure('Total Value')).toHaveTextContent('₹2,40,000.50');
  for (const text of ['Showing 3 of 3 parts', 'In Stock: 1', 'Low Stock: 1', 'Total Value: ₹4,000']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('A row shows the part, its stock and its status', async () => {
  openParts(inventory);
  const pads = within(await screen.findByRole('row', { name: /Brake pads/ }));
  for (const text of ['BRK-01', 'Brakes', '8 pieces', '2', 'In Stock', '₹400', '₹3,200']) {
    expect(pads.getByText(text)).toBeInTheDocument();
  }
  expect(within(screen.getByRole('row', { name: /Engine oil/ })).getByText('Low Stock')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Bulb/ })).getByText('Low Stock')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Part Details',
    'Category',
    'Current Stock',
    'Min Stock',
    'Status',
    'Cost',
    'Value',
    'Actions',
  ]);
});

test('The value of a row has its paise, as the footer has', async () => {
  openParts(buildPartPage([buildPart({ current_stock: 3, avg_cost: 33.35 })]));
  const pads = within(await screen.findByRole('row', { name: /Brake pads/ }));
  expect(pads.getByText('₹100.05')).toBeVisible();
});

test('Search, category and stock level are kept in the URL and sent to the server @long', async () => {
  const { backend, router } = openParts(inventory);
  await screen.findByRole('table');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search parts' }), 'pad');
  await waitFor(() => expect(router.state.location.search).toBe('?search=pad'));
  await userEvent.click(screen.getByRole('radio', { name: 'Low Stock' }));
  const category = screen.getByRole('combobox', { name: 'Category' });
  await within(category).findByRole('option', { name: 'Engine' });
  await userEvent.selectOptions(category, 'Engine');
  await waitFor(() =>
    expect(listRequests(backend).at(-1)).toMatchObject({
      search: 'pad',
      stock_level: 'low',
      category: 'Engine',
      page: 1,
    }),
  );
  expect(router.state.location.search).toBe('?search=pad&stock=low&category=Engine');

  await userEvent.selectOptions(category, 'All Categories');
  await waitFor(() => expect(router.state.location.search).toBe('?search=pad&stock=low'));
});

test('A column sorts ascending, then descending @long', async () => {
  const { backend, router } = openParts(inventory);
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Current Stock' }));
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ sort: 'stock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Current Stock' }));
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ sort: '-stock' }));
  expect(router.state.location.search).toBe('?sort=-stock');
  expect(screen.getByRole('columnheader', { name: 'Current Stock' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test.each([
  ['Part Details', '-name', '?sort=-name'],
  ['Value', 'value', '?sort=value'],
])('Sorting by %s is sent to the server', async (header, sort, url) => {
  const { backend, router } = openParts(inventory);
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: header }));
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ sort, page: 1 }));
  expect(router.state.location.search).toBe(url);
});

test('A manager returns to the manager’s dashboard', async () => {
  const backend = fakeBackend({ 'rpc/list_parts': inventory });
  renderScreen(<PartsScreen />, { backend, as: manager, path: '/parts-management' });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('/manager-dashboard')).toBeInTheDocument();
});

test('A manager prints labels of the parts that are shown, and opens the lists of unused and retired parts @long', async () => {
  const backend = fakeBackend({ 'rpc/list_parts': inventory });
  const url = '/parts-management?search=pad&stock=low';
  const { router } = renderScreen(<PartsScreen />, { backend, as: manager, path: '/parts-management', url });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Lists and Labels' }));
  expect(screen.getByRole('menuitem', { name: 'Print labels of these parts' })).toHaveAttribute(
    'href',
    '/parts-management/labels?search=pad&stock=low',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Parts unused for 180 days' }));
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ stock_level: 'unused' }));
  expect(router.state.location.search).toBe('?stock=unused');
});

test('A part is added with what was entered @long', async () => {
  const backend = fakeBackend({
    'rpc/list_parts': inventory,
    'rpc/save_part': buildPart({ part_name: 'Wiper' }),
  });
  renderScreen(<PartsScreen />, { backend, as: manager, path: '/parts-management' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Part' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Part' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  for (const [label, text] of [
    ['Name', 'Wiper'],
    ['Code', 'W-1'],
    ['Category', 'Body'],
    ['Price (₹)', '480'],
    ['Opening stock', '12'],
    ['Cost each (₹)', '310.5'],
  ] as const)
    await userEvent.type(dialog.getByRole('textbox', { name: label }), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Add Part' }));
  expect(await screen.findByText('Wiper added')).toBeVisible();
  expect(backend.requests.find(({ path }) => path === 'rpc/save_part')?.body).toMatchObject({
    part_name: 'Wiper',
    part_code: 'W-1',
    category: 'Body',
    price: 480,
    stock_unit: 'pcs',
    other_numbers: [],
    opening_stock: 12,
    opening_cost: 310.5,
  });
});

test('The inventory has no accessibility problems @long', async () => {
  openParts(inventory);
  await screen.findByRole('table');
  expect(await accessibilityViolations()).toEqual([]);
});

test('A number that is scanned into the search opens its part; one that no part has only searches @long', async () => {
  const { backend, router } = openParts(inventory);
  backend.responses['rpc/find_part'] = ({ body }: { body: unknown }) =>
    JSON.stringify(body).includes('brk 01') ? buildPart() : null;
  const search = screen.getByRole('searchbox', { name: 'Search parts' });
  await userEvent.click(search);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.type(search, 'nope{Enter}');
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ search: 'nope' }));
  await waitFor(() => expect(sentTo(backend, 'rpc/find_part')[0]?.body).toEqual({ number: 'nope' }));
  expect(router.state.location.pathname).toBe('/parts-management');
  await userEvent.clear(search);
  await userEvent.type(search, 'brk 01{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/parts-management/3'));
});

test('Without a network a scan says why it finds nothing @long', async () => {
  const { backend } = openParts(inventory);
  backend.responses['rpc/find_part'] = offline;
  const search = screen.getByRole('searchbox', { name: 'Search parts' });
  await userEvent.click(search);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.type(search, 'F-1{Enter}');
  expect(await screen.findByText(/network|connection|Failed to look for F-1/i)).toBeVisible();
});
