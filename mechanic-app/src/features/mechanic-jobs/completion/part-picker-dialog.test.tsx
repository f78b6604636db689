import { accessibilityViolations, fakeBackend, mechanic, never, refuse } from '@pitlane/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// In memory already, because a test types faster than a file is loaded.
import '../../../part-scan/part-scan.tsx';
import { buildJob } from '../../../testing/build-job.ts';
import { buildPart, buildPartPage } from '../../../testing/build-part.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as MyJobsScreen } from '../mechanic-jobs-screen.tsx';

const searchLabel = 'Search parts by name or code...';

beforeEach(() => localStorage.clear());

async function openPicker(parts: unknown) {
  const backend = fakeBackend({
    'rpc/list_jobs': { rows: [buildJob({ status: 'in_progress' })], total: 1 },
    'rpc/list_parts': parts,
  });
  renderScreen(<MyJobsScreen />, { backend, as: mechanic, path: '/mechanic-jobs' });
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Parts' }));
  return { backend, picker: within(await screen.findByRole('dialog', { name: 'Add Parts' })) };
}

const listRequests = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.filter(({ path }) => path === 'rpc/list_parts').map(({ body }) => body);

test('Only parts in stock are requested @long', async () => {
  const { backend, picker } = await openPicker(buildPartPage([buildPart()]));
  await picker.findByRole('button', { name: /^Brake pads/ });
  expect(listRequests(backend)).toEqual([expect.objectContaining({ stock_level: 'available', page: 1 })]);
});

test('Each click adds one part, up to the stock @long', async () => {
  const { picker } = await openPicker(buildPartPage([buildPart({ current_stock: 2 })]));
  const part = await picker.findByRole('button', { name: /^Brake pads/ });
  expect(part).toHaveTextContent('BRK-01 · 2 pieces · ₹650');
  await userEvent.click(part);
  expect(part).toHaveTextContent('1 added');
  expect(picker.getByText('1 part added')).toBeInTheDocument();
  await userEvent.click(part);
  await userEvent.click(part);
  expect(part).toHaveTextContent('All 2 added');
  expect(part).toHaveAttribute('aria-disabled', 'true');
  expect(part).toHaveFocus();

  await userEvent.click(picker.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Parts' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Quantity of Brake pads' })).toHaveValue('2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Parts' })).toHaveFocus());
});

test('The search is debounced and sent to the server @long', async () => {
  const { backend, picker } = await openPicker(buildPartPage([buildPart()]));
  await userEvent.type(picker.getByRole('searchbox', { name: searchLabel }), 'brk');
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ search: 'brk', page: 1 }));
  expect(listRequests(backend)).toHaveLength(2);
});

test('A press that began before the filtered list arrived adds its part @long', async () => {
  const { backend, picker } = await openPicker(buildPartPage([buildPart()]));
  const part = await picker.findByRole('button', { name: /^Brake pads/ });
  backend.responses['rpc/list_parts'] = buildPartPage([buildPart({ id: 8, part_name: 'Oil filter' })]);
  const user = userEvent.setup();
  await user.type(picker.getByRole('searchbox', { name: searchLabel }), 'oil');
  await user.pointer({ keys: '[MouseLeft>]', target: part });
  await waitFor(() => expect(listRequests(backend).at(-1)).toMatchObject({ search: 'oil' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await user.pointer({ keys: '[/MouseLeft]', target: part });
  expect(picker.getByText('1 part added')).toBeInTheDocument();
  expect(await picker.findByRole('button', { name: /^Oil filter/ })).toBeInTheDocument();
  expect(picker.queryByRole('button', { name: /^Brake pads/ })).not.toBeInTheDocument();
});

test('A search without results shows a hint @long', async () => {
  const { backend, picker } = await openPicker(buildPartPage([buildPart()]));
  await picker.findByRole('button', { name: /^Brake pads/ });
  backend.responses['rpc/list_parts'] = buildPartPage([]);
  await userEvent.type(picker.getByRole('searchbox', { name: searchLabel }), 'zzz');
  expect(await picker.findByText('Try adjusting your search or filter criteria')).toBeInTheDocument();
});

test('An empty stock shows a hint @long', async () => {
  const { picker } = await openPicker(buildPartPage([]));
  expect(await picker.findByText('No parts are in stock')).toBeInTheDocument();
});

test('A loading message is shown while the parts load', async () => {
  const { picker } = await openPicker(never);
  expect(picker.getByText('Loading parts inventory...')).toBeInTheDocument();
});

test('A failure to load the parts is shown with a retry @long', async () => {
  const { backend, picker } = await openPicker(refuse(500, { code: 'XX000', message: 'relation' }));
  expect(await picker.findByRole('alert')).toHaveTextContent('Failed to load parts');
  backend.responses['rpc/list_parts'] = buildPartPage([buildPart()]);
  await userEvent.click(picker.getByRole('button', { name: 'Try again' }));
  expect(await picker.findByRole('button', { name: /^Brake pads/ })).toBeInTheDocument();
});

test('The picker has no accessibility problems @long', async () => {
  const { picker } = await openPicker(buildPartPage([buildPart()]));
  await picker.findByRole('button', { name: /^Brake pads/ });
  expect(await accessibilityViolations()).toEqual([]);
});

test('A scan adds the part and empties the search, up to the stock @long', async () => {
  const { backend, picker } = await openPicker(buildPartPage([buildPart()]));
  const part = buildPart({ id: 9, part_name: 'Oil filter', part_code: 'FLT-01', current_stock: 1 });
  backend.responses['rpc/find_part'] = ({ body }: { body: unknown }) =>
    JSON.stringify(body).includes('flt 01') ? part : null;
  const search = picker.getByRole('searchbox', { name: searchLabel });
  await userEvent.click(search);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.type(search, 'flt 01{Enter}');
  expect(await picker.findByText('1 part added')).toBeInTheDocument();
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await userEvent.type(search, 'flt 01{Enter}');
  expect(await screen.findByText('Oil filter: all 1 added')).toBeVisible();
  expect(picker.getByText('1 part added')).toBeInTheDocument();
  backend.responses['rpc/find_part'] = { ...part, id: 10, part_name: 'Wiper', current_stock: 0 };
  await userEvent.type(search, 'wip{Enter}');
  expect(await screen.findByText('Wiper: not in stock')).toBeVisible();
});
