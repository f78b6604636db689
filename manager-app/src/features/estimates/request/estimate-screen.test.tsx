import {
  accessibilityViolations,
  buildApprovalRecord,
  buildBalance,
  fakeBackend,
  manager,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEstimate, buildInspection, buildItem, buildLine } from '../../../testing/build-estimate.ts';
import { buildBundle, buildGarage } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as EstimateScreen } from './estimate-screen.tsx';

const oilFilter = {
  part_code: 'BRK-01',
  category: 'Brakes',
  current_stock: 8,
  stock_min: 2,
  stock_unit: 'pcs',
  avg_cost: 400,
  shelf: 'A-1',
  other_numbers: [],
  tax_code: null,
  tax_rate: null,
  retired: false,
  reserved: 0,
  updated_at: '2026-03-01T10:00:00Z',
  id: 7,
  part_name: 'Oil Filter',
  price: 450,
};

const priced = buildLine({ unit_price: 2000, amount: 4000 });

function open(
  estimate: unknown = buildEstimate({ lines: [buildLine()] }),
  responses: Record<string, unknown> = {},
) {
  const backend = fakeBackend({
    'rpc/request_estimate': estimate,
    'rpc/garage_settings': buildGarage({ labour_rate: 900 }),
    'rpc/bundles': [buildBundle(), buildBundle({ bundle_id: 2, name: 'Old', active: false })],
    request_photos: [],
    ...responses,
  });
  const view = renderScreen(<EstimateScreen />, {
    backend,
    as: manager,
    path: '/estimates/:requestId',
    url: '/estimates/41',
  });
  const sent = (name: string) =>
    backend.requests.filter(({ path }) => path === `rpc/${name}`).map(({ body }) => body);
  return { ...view, backend, sent };
}

const findLine = async (name: string) => within(await screen.findByRole('rowgroup', { name }));

const cell = (name: string) => screen.findByRole('textbox', { name });

/** Replaces what is in a cell, and leaves it with a key. */
async function enter(name: string, text: string, key = '{Enter}') {
  await userEvent.clear(await cell(name));
  await userEvent.type(await cell(name), `${text}${key}`);
}

async function chooseInMenu(line: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${line}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('The estimate shows its request, its lines, what was found and its records @long', async () => {
  const { container } = open(
    buildEstimate({
      lines: [
        buildLine(),
        buildLine({
          line_id: 10,
          description: 'Brake fluid',
          status: 'declined',
          decline_reason: 'Too dear',
        }),
      ],
      inspections: [
        buildInspection({
          counts: { fine: 0, watch: 0, urgent: 1, not_checked: 0 },
          items: [buildItem({ condition: 'urgent', internal_note: 'Try to sell two' })],
        }),
      ],
      records: [buildApprovalRecord()],
    }),
  );
  expect(await screen.findByText('1 line has no price yet.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^[A-Z]{2} .* · /);
  expect(document.title).toMatch(/^[A-Z]{2} .* · .* · Pitlane$/);
  expect((await findLine('Brake fluid')).getByText('Too dear')).toBeVisible();
  expect(screen.getByText('Try to sell two')).toBeVisible();
  expect(screen.queryByText('0 of 1 checked')).not.toBeInTheDocument();
  expect(screen.getByText(/Asha Rao, by link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Record 1' })).toHaveAttribute('href', '/estimates/41/record/1');
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The estimate of a completed request leads to its invoice draft and shows the balance', async () => {
  open(
    buildEstimate({
      status: 'completed',
      closed: true,
      confirmed_at: '2026-03-02T05:00:00Z',
      customer_balance: buildBalance({ total: 4000, to_invoice: 4000 }),
      feedback: { score: 2, words: 'Slow', answered_at: '2026-03-04T05:00:00Z', is_open: false },
    }),
  );
  const request = await screen.findByRole('article', { name: 'Request' });
  expect(within(request).getByRole('link', { name: 'Invoice Draft' })).toHaveAttribute(
    'href',
    '/invoices/draft/41',
  );
  expect(request).toHaveTextContent('How it was2 of 5 on 4 Mar 2026: Slow');
  expect(request).toHaveTextContent('Owes in total₹4,000.00 (₹4,000.00 not invoiced yet)');
  expect(request).toHaveTextContent('AnsweredI am coming (2 Mar 2026, 10:30 am)');
});

test('An inspection with unchecked items says so, also once it is finished', async () => {
  const finished = { finished_at: '2026-03-02T05:00:00Z', finished_by_name: 'Ravi' };
  open(buildEstimate({ inspections: [buildInspection(finished)] }));
  expect(await screen.findByText('0 of 1 checked')).toHaveAttribute('data-tone', 'warning');
});

test('Photos are beside their item and line, the others below, with the one who took them @long', async () => {
  const build = (photo_id: number, place: object) => ({
    photo_id,
    stage: 'inspection',
    path: `41/${photo_id}.webp`,
    width: 1600,
    height: 1200,
    caption: null,
    taken_by_name: 'Ravi',
    taken_at: '2026-11-22T04:00:00Z',
    sha256: 'a'.repeat(64),
    inspection_item_id: null,
    line_id: null,
    ...place,
  });
  const { sent } = open(
    buildEstimate({
      lines: [buildLine({ inspection_item_id: 7 }), buildLine({ line_id: 10, description: 'Brake fluid' })],
      inspections: [buildInspection({ items: [buildItem({ condition: 'urgent' })] })],
    }),
    {
      request_photos: [build(1, { inspection_item_id: 7 }), build(2, { line_id: 10 }), build(3, {})],
      'storage/v1/object/sign/request-photos': ({ body }: { body: { paths: string[] } }) =>
        body.paths.map((path) => ({ path, error: null, signedURL: `/${path}?token=x` })),
      'rpc/remove_photo': { photo_id: 2 },
    },
  );
  const item = within(await screen.findByRole('list', { name: /^Found in/ }));
  expect(await item.findByRole('button', { name: 'Enlarge Front pads, photo 1' })).toBeVisible();
  const photosOf = async (name: string) =>
    (await findLine(name)).getAllByRole('button', { name: /^Enlarge/ });
  expect(await photosOf('Brake discs')).toHaveLength(1);
  expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click((await photosOf('Brake fluid'))[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Brake fluid, photo 1' }));
  expect(dialog.getByText(/^Inspection: Ravi, 22 Nov/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeVisible();
  expect(sent('remove_photo')).toEqual([{ photo_id: 2 }]);
});

test('Loading, a failure and another request are told apart', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading the estimate...')).toBeInTheDocument();
  unmount();
  const { backend } = open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the estimate');
  backend.responses['rpc/request_estimate'] = refuse(404, { code: 'PT404', message: 'Not found' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
});

test('A price is saved as it is left with Enter, with the version that was read @long', async () => {
  const { sent } = open(
    buildEstimate({ lines: [buildLine(), { ...priced, line_id: 10, description: 'Pads' }] }),
    {
      'rpc/change_line': priced,
    },
  );
  await enter('Price of Brake discs (₹)', '2000');
  expect(await cell('Price of Pads (₹)')).toHaveFocus();
  await waitFor(() =>
    expect(sent('change_line')).toEqual([{ line_id: 9, changes: { unit_price: 2000 }, version: 1 }]),
  );
  await enter('Price of Pads (₹)', '2000');
  expect(await cell('Description of the new line')).toHaveFocus();
  expect(sent('change_line')).toHaveLength(1);
});

test('The total moves as one types, Tab stays in the row, and Escape takes a cell back @long', async () => {
  const { sent } = open(undefined, { 'rpc/change_line': priced });
  await enter('Price of Brake discs (₹)', '1999.99', '');
  expect(screen.getByText('₹3,999.98 in all')).toBeVisible();
  await userEvent.tab();
  expect(await cell('Discount of Brake discs')).toHaveFocus();
  await userEvent.keyboard('12.5%');
  expect(screen.getByText('₹3,499.98 in all')).toBeVisible();
  expect(sent('change_line')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(await cell('Discount of Brake discs')).toHaveValue('');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('₹0.00 in all')).toBeVisible();
  await userEvent.click(document.body);
  expect(sent('change_line')).toEqual([]);
});

test('A discount needs a reason, and a refusal is at its cell and can be sent again @long', async () => {
  const message = 'A discount above 10 % needs the right to pay';
  const { backend, sent } = open(buildEstimate({ lines: [priced] }), {
    'rpc/change_line': refuse(403, { code: 'PT403', message, hint: 'discount' }),
  });
  await enter('Discount of Brake discs', '20%');
  const reason = await cell('Reason for the discount of Brake discs');
  expect(reason).toHaveAccessibleDescription('Please give a reason');
  await userEvent.type(reason, 'Regular{Enter}');
  await waitFor(async () =>
    expect(await cell('Discount of Brake discs')).toHaveAccessibleDescription(message),
  );
  // What was refused is not sent again by leaving it.
  await userEvent.click(await cell('Discount of Brake discs'));
  await userEvent.click(document.body);
  expect(sent('change_line')).toHaveLength(1);
  backend.responses['rpc/change_line'] = priced;
  await userEvent.click(screen.getByRole('button', { name: 'Save Brake discs' }));
  await waitFor(() => expect(sent('change_line')).toHaveLength(2));
  expect(sent('change_line')[1]).toMatchObject({
    changes: { discount_percent: 20, discount_reason: 'Regular' },
  });
});

test('A line changed by someone else keeps the typed values and is replaced on the second save @long', async () => {
  const { backend, sent } = open(undefined, {
    'rpc/change_line': refuse(412, {
      code: 'PT412',
      message: 'This line has changed',
      hint: 'version',
      details: '4',
    }),
  });
  await enter('Price of Brake discs (₹)', '2000');
  expect(await screen.findByText(/Someone else has changed this line/)).toBeVisible();
  expect(await cell('Price of Brake discs (₹)')).toHaveValue('2000');
  backend.responses['rpc/change_line'] = priced;
  await userEvent.click(screen.getByRole('button', { name: 'Save Brake discs' }));
  await waitFor(() => expect(sent('change_line').at(-1)).toMatchObject({ version: 4 }));
});

test('What was typed and not left yet is saved before the estimate is sent; what is refused is not sent @long', async () => {
  const { backend, sent } = open(undefined, {
    'rpc/change_line': offline,
    'rpc/send_estimate': { request_id: 41, version: 1, lines: 1, amount: 4000 },
  });
  await enter('Price of Brake discs (₹)', '2000', '');
  await userEvent.click(screen.getByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('A line is not saved. Correct it and try again.')).toBeVisible();
  expect(sent('send_estimate')).toEqual([]);
  backend.responses['rpc/change_line'] = priced;
  await userEvent.click(screen.getByRole('button', { name: 'Send estimate' }));
  await waitFor(() => expect(sent('send_estimate')).toHaveLength(1));
});

test('An estimate whose message is only captured is not reported as sent @long', async () => {
  const reach = { channels: ['mail' as const], captured: ['mail' as const], problem: null };
  open(buildEstimate({ lines: [priced] }), {
    'rpc/told_of': reach,
    'rpc/send_estimate': { request_id: 41, version: 1, lines: 1, amount: 4000 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('Estimate captured, not sent: 1 line, ₹4,000')).toBeVisible();
});

test('The estimate is sent, and a refusal says why @long', async () => {
  const { backend, sent } = open(buildEstimate({ lines: [priced] }), {
    'rpc/told_of': { channels: ['mail'], captured: [], problem: null },
    'rpc/send_estimate': refuse(409, { code: 'PT409', message: 'Brake discs has no price yet' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('Brake discs has no price yet')).toBeVisible();
  backend.responses['rpc/send_estimate'] = { request_id: 41, version: 1, lines: 1, amount: 4000 };
  await userEvent.click(screen.getByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('Estimate sent by email: 1 line, ₹4,000')).toBeVisible();
  expect(sent('send_estimate')).toHaveLength(2);
});

test('A sent estimate says since when it waits, and an answer by phone is recorded line by line @long', async () => {
  const sent_at = '2026-03-02T05:00:00Z';
  const { sent } = open(
    buildEstimate({
      sent_at,
      sent_by_name: 'Meera',
      to_answer: { lines: 2, amount: 4500 },
      lines: [
        { ...priced, sent_at },
        { ...priced, line_id: 10, description: 'Brake fluid', amount: 500, sent_at },
      ],
    }),
    { 'rpc/decide_lines': { request_id: 41, estimated_cost: 16_000 } },
  );
  expect(
    await screen.findByText(/^Waiting for the customer since 2 Mar 2026.*2 lines, ₹4,500/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Record answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Answer' }));
  const answer = (line: RegExp) => within(dialog.getByRole('group', { name: line }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record answer' }));
  expect(await dialog.findByText('Please approve or decline a line')).toBeVisible();
  await userEvent.click(answer(/Brake discs/).getByRole('radio', { name: 'Approve' }));
  await userEvent.click(answer(/Brake fluid/).getByRole('radio', { name: 'Decline' }));
  await userEvent.click(answer(/Brake fluid/).getByRole('textbox', { name: 'Reason' }));
  await userEvent.paste('Next time');
  expect(dialog.getByText('Approved: 1 line, ₹4,000')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Record answer' }));
  expect(await screen.findByText('Answer recorded: 1 of 2 lines approved')).toBeVisible();
  expect(sent('decide_lines')).toEqual([
    {
      request_id: 41,
      decisions: [
        { line_id: 9, version: 1, approve: true },
        { line_id: 10, version: 1, approve: false, reason: 'Next time' },
      ],
      channel: 'phone',
      decided_by_name: 'Asha Rao',
      idempotency_key: expect.any(String),
    },
  ]);
});

test('A line that is refused is named in the answer, which keeps what was chosen @long', async () => {
  open(buildEstimate({ lines: [priced] }), {
    'rpc/decide_lines': refuse(412, { code: 'PT412', message: 'Brake discs has changed.', hint: '9' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Answer' }));
  const approve = dialog.getByRole('radio', { name: 'Approve' });
  await userEvent.click(approve);
  await userEvent.click(dialog.getByRole('button', { name: 'Record answer' }));
  const line = within(dialog.getByRole('group', { name: /Brake discs/ }));
  expect(await line.findByText('Brake discs has changed.')).toBeVisible();
  expect(approve).toBeChecked();
});

test('An approved line is changed as a new proposal, and a declined one proposed again @long', async () => {
  const approved = buildLine({ status: 'approved', unit_price: 2000, amount: 4000 });
  const { sent } = open(
    buildEstimate({
      lines: [approved, buildLine({ line_id: 10, description: 'Wipers', status: 'declined' })],
    }),
    { 'rpc/change_line': buildLine({ line_id: 11, replaces: 9 }) },
  );
  expect(screen.queryByRole('textbox', { name: /of Brake discs/ })).not.toBeInTheDocument();
  await chooseInMenu('Wipers', 'Propose again');
  expect(await cell('Description of Wipers')).toHaveFocus();
  await chooseInMenu('Brake discs', 'Change');
  await enter('Price of Brake discs (₹)', '2100');
  await waitFor(() =>
    expect(sent('change_line')).toEqual([{ line_id: 9, changes: { unit_price: 2100 }, version: 1 }]),
  );
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: /of Brake discs/ })).not.toBeInTheDocument(),
  );
});

test('Texts of a line are below it, and it is withdrawn @long', async () => {
  const { sent } = open(undefined, { 'rpc/change_line': priced, 'rpc/withdraw_line': priced });
  await chooseInMenu('Brake discs', 'Texts and photos');
  await userEvent.click(screen.getByRole('textbox', { name: 'What it is' }));
  await userEvent.paste('Two discs');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urgency' }), 'Soon');
  await userEvent.click(document.body);
  await waitFor(() =>
    expect(sent('change_line')).toEqual([
      { line_id: 9, changes: { urgency: 'soon', what_it_is: 'Two discs' }, version: 1 },
    ]),
  );
  await chooseInMenu('Brake discs', 'Withdraw');
  await waitFor(() => expect(sent('withdraw_line')).toEqual([{ line_id: 9 }]));
});

test('Lines are entered one after the other, by keyboard alone; hours have the labour rate @long', async () => {
  const { backend, sent } = open(buildEstimate({ lines: [priced] }), { 'rpc/add_line': priced });
  const user = userEvent.setup();
  await user.click(await cell('Description of the new line'));
  await user.keyboard('Brake pads{Tab}2{Tab}1450.50');
  expect(screen.getByText('₹6,901.00 in all')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await cell('Description of the new line')).toHaveValue(''));
  expect(await cell('Description of the new line')).toHaveFocus();
  await user.keyboard('Fitting{Tab}1.5');
  expect(screen.getByText('₹5,350.00 in all')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent('add_line')).toHaveLength(2));
  const key = expect.any(String);
  expect(sent('add_line')).toEqual([
    {
      request_id: 41,
      line: { kind: 'labour', description: 'Brake pads', quantity: 2, unit_price: 1450.5 },
      idempotency_key: key,
    },
    { request_id: 41, line: { kind: 'labour', description: 'Fitting', quantity: 1.5 }, idempotency_key: key },
  ]);
  backend.responses['rpc/add_line'] = offline;
  await waitFor(() => expect(screen.getAllByRole('rowgroup', { name: 'New line' })).toHaveLength(1));
  await user.keyboard('Polish{Enter}');
  expect(await screen.findByText('Failed to add the line')).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Description of the new line' })[0]).toHaveValue('Polish');
});

test('A part of the catalogue is found by its name, and brings its price @long', async () => {
  const { sent } = open(buildEstimate(), {
    'rpc/add_line': priced,
    'rpc/list_parts': { rows: [oilFilter], total: 1 },
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Kind of the new line' }),
    'Part',
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Description of the new line' }), 'oil filter');
  expect(await screen.findByText('₹450.00 in all')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent('add_line')).toMatchObject([{ line: { part_id: 7, quantity: 1 } }]));
});

test('A part that is not in the stock list is not added without a price, and can be added there @long', async () => {
  const { sent } = open(buildEstimate(), {
    'rpc/add_line': priced,
    'rpc/list_parts': { rows: [], total: 0 },
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Kind of the new line' }),
    'Part',
  );
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Description of the new line' }),
    'oil filtr{Enter}',
  );
  expect(await screen.findByText('Not in the stock list: add the part, or enter a price')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add Part' })[0]).toHaveAttribute(
    'href',
    '/parts-management?new=part',
  );
  expect(sent('add_line')).toEqual([]);
  await userEvent.type(
    screen.getAllByRole('textbox', { name: 'Price of the new line (₹)' })[0] as HTMLElement,
    '450{Enter}',
  );
  await waitFor(() => expect(sent('add_line')).toMatchObject([{ line: { kind: 'part', unit_price: 450 } }]));
});

test('One choice adds the lines of a bundle; a retired one is not offered @long', async () => {
  const { sent } = open(buildEstimate(), {
    'rpc/add_bundle': { request_id: 41, name: 'Oil change', lines: [priced, priced] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add bundle' }));
  const bundle = await screen.findByRole('menuitem', { name: 'Oil change' });
  expect(screen.queryByRole('menuitem', { name: 'Old' })).not.toBeInTheDocument();
  await userEvent.click(bundle);
  expect(await screen.findByText('Oil change: 2 lines added')).toBeVisible();
  expect(sent('add_bundle')).toEqual([{ request_id: 41, bundle_id: 1, idempotency_key: expect.any(String) }]);
});

test('One discount is given on all lines that are not answered @long', async () => {
  const { sent } = open(buildEstimate({ lines: [priced] }), {
    'rpc/discount_lines': { request_id: 41, discount: 400, amount: 3600 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Discount' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discount' }));
  await userEvent.click(dialog.getByRole('textbox', { name: 'Discount (%)' }));
  await userEvent.paste('10');
  await userEvent.click(dialog.getByRole('textbox', { name: 'Reason' }));
  await userEvent.paste('Regular');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Discount' }));
  expect(await screen.findByText('Discount saved, ₹3,600.00 in all')).toBeVisible();
  expect(sent('discount_lines')).toEqual([{ request_id: 41, percent: 10, reason: 'Regular', seen: 4000 }]);
});

test('The lines of a closed request do not change', async () => {
  open(buildEstimate({ closed: true, status: 'completed', lines: [priced] }));
  expect(await screen.findByText(/Its lines can no longer be changed/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  for (const name of ['Send estimate', 'Record answer', 'Discount']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('A link is made, shown once with its QR code, and ended @long', async () => {
  const created_at = '2026-03-02T05:00:00Z';
  const { backend, sent } = open(buildEstimate(), {
    'rpc/create_link': { token: 'Tm9ib2R5S25vd3NUaGlz', created_at },
    'rpc/revoke_link': { revoked: true },
  });
  const make = await screen.findByRole('button', { name: 'Make a link' });
  backend.responses['rpc/request_estimate'] = buildEstimate({
    link: { created_at, created_by_name: 'Meera' },
  });
  await userEvent.click(make);
  const address = `${window.location.origin}/t/Tm9ib2R5S25vd3NUaGlz`;
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(address);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(address)),
  );
  backend.responses['rpc/request_estimate'] = buildEstimate();
  await userEvent.click(screen.getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('There is no link yet.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
  expect(sent('revoke_link')).toEqual([{ request_id: 41 }]);
});

test('Sending an estimate that no channel can deliver offers a link @long', async () => {
  const [sent_at, created_at] = ['2026-03-02T05:00:00Z', '2026-03-02T05:00:01Z'];
  const reach = { channels: [], captured: [], problem: 'no email address, and SMS is not set up' };
  const asked = buildEstimate({
    reach,
    sent_at,
    sent_by_name: 'Meera',
    to_answer: { lines: 1, amount: 4000 },
    lines: [{ ...priced, sent_at }],
    link: { created_at, created_by_name: 'Meera' },
  });
  const { backend, sent } = open(buildEstimate({ lines: [priced] }), {
    'rpc/told_of': reach,
    'rpc/send_estimate': { request_id: 41, version: 1, lines: 1, amount: 4000 },
    'rpc/create_link': { token: 'Tm9ib2R5S25vd3NUaGlz', created_at },
  });
  const send = await screen.findByRole('button', { name: 'Send estimate' });
  backend.responses['rpc/request_estimate'] = asked;
  await userEvent.click(send);
  const said = 'Nothing could be sent: no email address, and SMS is not set up';
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919845011111\?text=The%20estimate/),
  );
  expect(screen.getByRole('button', { name: 'Record answer' })).toBeVisible();
  expect(screen.queryByText(/^Estimate sent|^Waiting for the customer since/)).not.toBeInTheDocument();
  expect(sent('create_link')).toHaveLength(1);
});

test('A link that the customer got by message does not prevent another', async () => {
  open(buildEstimate({ link: { created_at: '2026-03-02T05:00:00Z', created_by_name: 'a message' } }));
  expect(await screen.findByText(/^The customer was sent a link on 2 Mar 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeVisible();
});

test('A link that was made before is not shown again', async () => {
  open(buildEstimate({ link: { created_at: '2026-03-02T05:00:00Z', created_by_name: 'Meera' } }));
  expect(await screen.findByText(/by Meera. It is not shown again; a new link ends it./)).toBeVisible();
});

const padsDone = {
  kind: 'work' as const,
  name: 'Brake Repair',
  request_id: 12,
  done_at: '2026-02-12T05:00:00Z',
  driven: 1200,
  days: 90,
  kilometres: 5000,
};
const earlier = {
  request_id: 12,
  service_name: 'Brake Repair',
  completion_date: '2026-02-12T05:00:00Z',
  mechanic_name: 'Ravi',
};

test('Work within the warranty is noticed, and one press makes it a repeat with its costs @long', async () => {
  const { backend, sent } = open(buildEstimate({ warranty: [padsDone] }), {
    'rpc/set_repeat': { request_id: 41, repeats: 12 },
  });
  const said =
    'Brake Repair was done on 12 Feb 2026, 1,200 km ago: within the warranty of 90 days or 5,000 km.';
  expect(await screen.findByText(said)).toBeVisible();
  const repeat = { repeats: earlier, repeat_costs: { parts: 1250.5, minutes: 95 } };
  backend.responses['rpc/request_estimate'] = buildEstimate(repeat);
  await userEvent.click(screen.getByRole('button', { name: 'Repeats job #12' }));
  expect(await screen.findByText('#12 Brake Repair, 12 Feb 2026')).toBeVisible();
  expect(screen.getByText('₹1,250.50 of parts, 1h 35m of work')).toBeVisible();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  backend.responses['rpc/request_estimate'] = buildEstimate();
  await userEvent.click(screen.getByRole('button', { name: 'Not a repeat' }));
  expect(await screen.findByRole('button', { name: 'Repeats a job' })).toBeVisible();
  expect(sent('set_repeat')).toEqual([{ request_id: 41, repeats: 12 }, { request_id: 41 }]);
});

test('The job that a request repeats is chosen among the earlier ones; a refusal says why @long', async () => {
  const message = 'The mechanic was paid for this job already. A pay run can correct it.';
  const { sent } = open(undefined, {
    'rpc/earlier_jobs': [earlier],
    'rpc/set_repeat': refuse(409, { code: 'PT409', message }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Repeats a job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat: #41' }));
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Repeats job' }),
    '#12 Brake Repair, 12 Feb 2026',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save repeat' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent('set_repeat')).toEqual([{ request_id: 41, repeats: 12 }]);
});

test('Earlier jobs that load, fail to load or do not exist are told apart @long', async () => {
  const openDialog = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Repeats a job' }));
  const { unmount } = open(undefined, { 'rpc/earlier_jobs': never });
  await openDialog();
  expect(await screen.findByText('Loading the earlier jobs...')).toBeInTheDocument();
  unmount();
  const { backend } = open(undefined, { 'rpc/earlier_jobs': offline });
  await openDialog();
  expect(await screen.findByText('Failed to load the earlier jobs')).toBeInTheDocument();
  backend.responses['rpc/earlier_jobs'] = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No earlier job')).toBeInTheDocument();
});
