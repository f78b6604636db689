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
import { type WaitingCompletion, waitingCompletions } from '@pitlane/shared-data/work-queue';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPart } from '../../../testing/build-part.ts';
import { buildCountedLine, buildStockTake, buildStockTakeLine } from '../../../testing/build-stock-take.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as StockTakeScreen } from './stock-take-screen.tsx';

beforeEach(() => localStorage.clear());

const two = buildStockTake({
  lines: [
    buildStockTakeLine(),
    buildStockTakeLine({ part_id: 5, part_name: 'Oil filter', part_code: 'FLT-01', other_numbers: [] }),
  ],
});

/** The server's line for what was counted. */
const saved = ({ body }: { body: unknown }) => {
  const { part_id, quantity } = body as { part_id: number; quantity: number };
  return buildCountedLine({
    part_id,
    part_name: part_id === 3 ? 'Brake pads' : 'Oil filter',
    counted: quantity,
    expected: 8,
    difference: quantity - 8,
    value: null,
  });
};

function open(
  stockTake: unknown = two,
  responses: Record<string, unknown> = {},
  as: typeof manager | typeof mechanic = mechanic,
  url = '/stock-takes/6',
) {
  const backend = fakeBackend({ 'rpc/stock_take_details': stockTake, 'rpc/count_part': saved, ...responses });
  const view = renderScreen(<StockTakeScreen />, { backend, as, path: '/stock-takes/:stockTakeId', url });
  return { ...view, backend };
}

const scanner = () => screen.findByRole('textbox', { name: 'Scan or find a part' });
const scan = async (text: string) => userEvent.type(await scanner(), `${text}{Enter}`);
const quantity = (part: string) => screen.findByRole('textbox', { name: `How many ${part}` });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sentCounts = (backend: ReturnType<typeof fakeBackend>) =>
  sentTo(backend, 'rpc/count_part').map(({ body }) => body as Record<string, unknown>);

test('Each scan adds one, the next part saves the one before, and what was expected is shown only then @long', async () => {
  const { container, backend } = open();
  await scan('BRK-01');
  await scan('p-30-056');
  expect(await quantity('Brake pads')).toHaveValue('2');
  expect(await scanner()).toHaveFocus();
  expect(screen.queryByText('Expected')).not.toBeInTheDocument();
  expect(await accessibilityViolations(container)).toEqual([]);
  await scan('FLT-01');
  expect(await screen.findByText('1 of 2 counted')).toBeVisible();
  expect(sentCounts(backend)[0]).toMatchObject({ stock_take_id: 6, part_id: 3, quantity: 2, seconds_ago: 0 });
  await press('Save Count');
  await screen.findByText('2 of 2 counted');
  await userEvent.click(screen.getByRole('radio', { name: 'Differences (2)' }));
  const row = screen.getByRole('row', { name: /Brake pads/ });
  expect(row).toHaveTextContent(/2 pieces8−6/);
  // On a phone, too, where a row shows what matters alone.
  const shown = [...row.querySelectorAll<HTMLElement>('[data-on-phones="key"]')];
  expect(shown.map(({ dataset, textContent }) => [dataset.label, textContent])).toEqual(
    expect.arrayContaining([
      ['Counted', '2 pieces'],
      ['Expected', '8'],
      ['Difference', '−6'],
    ]),
  );
});

test('A part is opened by hand, and buttons count it @long', async () => {
  const { backend } = open();
  await press('Count Brake pads');
  expect(await quantity('Brake pads')).toHaveFocus();
  await press('Save Count');
  expect(screen.getByText('Please enter what you counted')).toBeVisible();
  for (const _ of [1, 2, 3]) await userEvent.click(screen.getByRole('button', { name: /^Increase/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Decrease/ }));
  const counted = Number(((await quantity('Brake pads')) as HTMLInputElement).value);
  await press('Save Count');
  await screen.findByText('1 of 2 counted');
  expect(sentCounts(backend)[0]).toMatchObject({ part_id: 3, quantity: counted });
});

test('A fraction of what is counted is refused at the field, and nothing of it waits on the device @long', async () => {
  const { backend } = open();
  await press('Count Brake pads');
  await userEvent.type(await quantity('Brake pads'), '12.5');
  await press('Save Count');
  expect(await quantity('Brake pads')).toHaveAccessibleDescription(
    'In pieces Please enter a whole number of pieces',
  );
  expect(await quantity('Brake pads')).toHaveAttribute('inputmode', 'numeric');
  expect(sentCounts(backend)).toEqual([]);
  expect(screen.queryByText('Waits for the network')).not.toBeInTheDocument();
});

test('A number that was not saved yet is there after a reload, until it is saved @long', async () => {
  const first = open();
  await press('Count Brake pads');
  await userEvent.type(await quantity('Brake pads'), '12');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  first.unmount();
  const second = open();
  expect(await quantity('Brake pads')).toHaveValue('12');
  await press('Save Count');
  expect(sentCounts(second.backend)).toEqual([expect.objectContaining({ part_id: 3, quantity: 12 })]);
  second.unmount();
  open();
  await screen.findByRole('button', { name: 'Count Oil filter' });
  expect(screen.queryByRole('textbox', { name: 'How many Brake pads' })).not.toBeInTheDocument();
});

test('Without a network counts wait on the device, with what a waiting job had taken, and are sent later @long', async () => {
  const completion = {
    completion: {
      requestId: 41,
      mechanicNotes: '',
      finalCost: 1,
      idempotencyKey: 'k',
      parts: [{ partId: 3, quantity: 2 }],
    },
    job: 'Oil Change',
    savedAt: 1,
    refusal: { kind: 'conflict', message: 'No' },
  } as WaitingCompletion;
  waitingCompletions.save(mechanic.mechanic_id ?? mechanic.id, completion);
  const { backend } = open(two, { 'rpc/count_part': offline });
  await scan('BRK-01');
  await press('Save Count');
  expect(await screen.findByText('1 of 2 counted, 1 of them not sent yet')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Counted (1)' }));
  expect(screen.getByRole('row', { name: /Brake pads/ })).toHaveTextContent('Waits for the network');
  backend.responses['rpc/count_part'] = saved;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 of 2 counted')).toBeVisible();
  expect(sentCounts(backend).at(-1)).toMatchObject({ part_id: 3, quantity: 1, taken: 2 });
  expect(Object.keys(localStorage).filter((key) => key.includes('count:'))).toEqual([]);
});

test.each([
  ['mechanic', mechanic],
  ['manager', manager],
])(
  'The counts of a %s survive a reload without a network, are named where the list is not there, and are sent later @long',
  async (_, person) => {
    const first = open(two, { 'rpc/count_part': offline }, person);
    await scan('BRK-01');
    await press('Save Count');
    await scan('FLT-01');
    await press('Save Count');
    expect(await screen.findByText('2 of 2 counted, 2 of them not sent yet')).toBeVisible();
    first.unmount();
    const { backend } = open(offline, { 'rpc/count_part': offline }, person);
    expect(await screen.findByText('Failed to load the stock-take')).toBeVisible();
    expect(screen.getByText('2 counts wait for the network')).toBeVisible();
    backend.responses['rpc/count_part'] = saved;
    backend.responses['rpc/stock_take_details'] = two;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('2 counts wait for the network')).not.toBeInTheDocument());
    expect(sentCounts(backend).slice(-2)).toMatchObject([
      { part_id: 3, quantity: 1 },
      { part_id: 5, quantity: 1 },
    ]);
  },
);

test('A count that the server refuses says so and stays until it is discarded', async () => {
  const message = 'This stock-take is closed. Start another one to count again.';
  open(two, { 'rpc/count_part': refuse(409, { code: 'PT409', message }) });
  await scan('BRK-01');
  await press('Save Count');
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('The count of Brake pads was not saved');
  expect(report).toHaveTextContent(message);
  await userEvent.click(within(report).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('A refused count keeps no other from being sent, and counting its part again takes its place @long', async () => {
  const { backend } = open(two, {
    'rpc/count_part': (request: { body: unknown }) =>
      (request.body as { part_id: number }).part_id === 3
        ? refuse(400, { code: 'PT400', message: 'Please enter a valid quantity' })
        : saved(request),
  });
  await scan('BRK-01');
  await press('Save Count');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid quantity');
  await scan('FLT-01');
  await press('Save Count');
  expect(await screen.findByText('1 of 2 counted')).toBeVisible();
  backend.responses['rpc/count_part'] = saved;
  await scan('BRK-01');
  await press('Save Count');
  expect(await screen.findByText('2 of 2 counted')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('A manager adds the part that is not in the stock list', async () => {
  open(two, { 'rpc/find_part': null }, manager);
  await scan('NOPE-1');
  expect(await screen.findByRole('link', { name: 'Add Part' })).toHaveAttribute(
    'href',
    '/parts-management?new=part',
  );
});

test('An unknown code is named, a part of another shelf can be counted here, and a text narrows the list @long', async () => {
  const elsewhere = buildPart({ id: 9, part_name: 'Wiper', part_code: 'WIP-1', shelf: 'B-2' });
  const { backend } = open(two, { 'rpc/find_part': null });
  await scan('NOPE-1');
  expect(await screen.findByText('“NOPE-1” is not in the stock list')).toBeVisible();
  backend.responses['rpc/find_part'] = elsewhere;
  await scan('wip 1');
  expect(
    await screen.findByText('It belongs on shelf B-2. Count it here if all of them are here.'),
  ).toBeVisible();
  await press('Count it here');
  expect(await quantity('Wiper')).toHaveValue('1');
  await press('Cancel');
  await scan('filt');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Brake pads/ })).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Oil filter/ })).toBeVisible();
});

test('A manager sees what the differences are worth, posts them with a reason, or cancels @long', async () => {
  const counted = buildStockTake({
    lines: [
      buildStockTakeLine(),
      buildCountedLine({
        other_count: 6,
        other_count_by_name: 'Sunita',
        reserved: 2,
        corrected: true,
        retired: true,
      }),
    ],
  });
  const { backend } = open(
    counted,
    { 'rpc/post_stock_take': refuse(409, { code: 'PT409', message: 'Count it again', hint: 'part_id' }) },
    manager,
    '/stock-takes/6?show=differing',
  );
  const row = await screen.findByRole('row', { name: /Oil filter/ });
  for (const text of [
    '7 pieces',
    '−1',
    '-₹180',
    'Sunita counted 6',
    '2 pieces reserved',
    'set by hand since',
    'Retired',
  ])
    expect(row).toHaveTextContent(text);
  await press('Post Differences');
  const dialog = within(await screen.findByRole('dialog', { name: 'Post Differences' }));
  expect(await dialog.findByText(/1 difference, worth -₹180/)).toHaveTextContent('1 part not counted');
  await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
  expect(dialog.getByText('Please give a reason')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await dialog.findByText('Count it again')).toBeVisible();
  backend.responses['rpc/post_stock_take'] = buildStockTake({ state: 'posted' });
  await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('1 difference posted')).toBeVisible();
  expect(sentTo(backend, 'rpc/post_stock_take')[0]?.body).toEqual({
    stock_take_id: 6,
    version: 3,
    reason: 'Broken',
  });
  backend.responses['rpc/cancel_stock_take'] = buildStockTake({ state: 'cancelled' });
  await press('Cancel Stock-take');
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Stock-take' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel Stock-take' }));
  expect(await screen.findByText('Stock-take cancelled')).toBeVisible();
});

test('A count is taken back', async () => {
  const { backend } = open(buildStockTake(), {}, mechanic, '/stock-takes/6?show=counted');
  backend.responses['rpc/count_part'] = buildStockTakeLine({ part_id: 4, part_name: 'Oil filter' });
  await press('Count again Oil filter');
  await press('Take Back Count');
  expect(await screen.findByText('0 of 2 counted')).toBeVisible();
  expect(sentCounts(backend)[0]).toMatchObject({ part_id: 4, quantity: null });
});

test('A posted one says when, by whom and why, and is only read; a mechanic sees no value', async () => {
  open(
    buildStockTake({
      state: 'posted',
      reason: 'Two fell down',
      closed_at: '2026-11-27T06:00:00Z',
      closed_by_name: 'Meera',
      lines: [buildCountedLine({ value: null })],
    }),
  );
  expect(await screen.findByText(/Posted by Meera on 27 Nov 2026/)).toBeVisible();
  expect(screen.getByText('Two fell down')).toBeVisible();
  expect(screen.getByRole('row', { name: /Oil filter/ })).toHaveTextContent('−1');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Count|Post/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Value' })).not.toBeInTheDocument();
});

test('Loading, failure and an unknown stock-take are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the stock-take...')).toBeInTheDocument();
  unmount();
  const second = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the stock-take');
  second.unmount();
  open(refuse(404, { code: 'PT404', message: 'Stock-take not found' }));
  expect(await screen.findByRole('heading', { name: 'Stock-take not found' })).toBeVisible();
});
