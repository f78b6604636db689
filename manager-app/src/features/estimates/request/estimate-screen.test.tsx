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
import { buildGarage } from '../../../testing/build-settings.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as EstimateScreen } from './estimate-screen.tsx';

const priced = buildLine({ unit_price: 2000, amount: 4000 });

function open(
  estimate: unknown = buildEstimate({ lines: [buildLine()] }),
  responses: Record<string, unknown> = {},
) {
  const backend = fakeBackend({
    'rpc/request_estimate': estimate,
    'rpc/garage_settings': buildGarage({ labour_rate: 900 }),
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

const findLine = async (name: string) => within(await screen.findByRole('article', { name }));

async function enterPrice(price: string) {
  const line = await findLine('Brake discs');
  await userEvent.clear(line.getByRole('textbox', { name: 'Price per pcs (₹)' }));
  await userEvent.type(line.getByRole('textbox', { name: 'Price per pcs (₹)' }), price);
  await userEvent.tab();
  return line;
}

test('The estimate shows its request, its lines, what was found and its records', async () => {
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
      ...{ status: 'completed', closed: true, confirmed_at: '2026-03-02T05:00:00Z' },
      customer_balance: buildBalance({ total: 4000, to_invoice: 4000 }),
    }),
  );
  const request = await screen.findByRole('article', { name: 'Request' });
  expect(within(request).getByRole('link', { name: 'Invoice Draft' })).toHaveAttribute(
    'href',
    '/invoices/draft/41',
  );
  expect(request).toHaveTextContent('Owes in total₹4,000.00 (₹4,000.00 not invoiced yet)');
  expect(request).toHaveTextContent('AnsweredI am coming (2 Mar 2026, 10:30 am)');
});

test('An inspection with unchecked items says so, also once it is finished', async () => {
  const finished = { finished_at: '2026-03-02T05:00:00Z', finished_by_name: 'Ravi' };
  open(buildEstimate({ inspections: [buildInspection(finished)] }));
  expect(await screen.findByText('0 of 1 checked')).toHaveAttribute('data-tone', 'warning');
});

test('Photos are beside their item and line, the others below, with the one who took them', async () => {
  const build = (photo_id: number, place: object) => ({
    ...{
      photo_id,
      stage: 'inspection',
      path: `41/${photo_id}.webp`,
      width: 1600,
      height: 1200,
      caption: null,
    },
    ...{ taken_by_name: 'Ravi', taken_at: '2026-11-22T04:00:00Z', sha256: 'a'.repeat(64) },
    ...{ inspection_item_id: null, line_id: null, ...place },
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

test('A price is saved with the version that was read, and nothing is sent before', async () => {
  const { sent } = open(undefined, { 'rpc/change_line': priced });
  const line = await enterPrice('2000');
  expect(screen.getByRole('button', { name: 'Send estimate' })).toBeDisabled();
  await userEvent.click(line.getByRole('button', { name: 'Save Brake discs' }));
  expect(await screen.findByText('Brake discs saved')).toBeVisible();
  expect(sent('change_line')).toEqual([{ line_id: 9, changes: { unit_price: 2000 }, version: 1 }]);
});

test('A line changed by someone else keeps the typed values and is replaced on the second save', async () => {
  const { backend, sent } = open(undefined, {
    'rpc/change_line': refuse(412, {
      code: 'PT412',
      message: 'This line has changed',
      hint: 'version',
      details: '4',
    }),
  });
  const line = await enterPrice('2000');
  await userEvent.click(line.getByRole('button', { name: 'Save Brake discs' }));
  expect(await line.findByText(/Someone else has changed this line/)).toBeVisible();
  expect(line.getByRole('textbox', { name: 'Price per pcs (₹)' })).toHaveValue('2,000');
  backend.responses['rpc/change_line'] = priced;
  await userEvent.click(line.getByRole('button', { name: 'Save Brake discs' }));
  await waitFor(() => expect(sent('change_line').at(-1)).toMatchObject({ version: 4 }));
});

test('An estimate whose message is only captured is not reported as sent', async () => {
  const reach = { channels: ['mail' as const], captured: ['mail' as const], problem: null };
  open(buildEstimate({ lines: [priced], reach }), {
    'rpc/send_estimate': { request_id: 41, version: 1, lines: 1, amount: 4000 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('Estimate captured, not sent: 1 line, ₹4,000')).toBeVisible();
});

test('The estimate is sent, and a refusal says why', async () => {
  const { backend, sent } = open(buildEstimate({ lines: [priced] }), {
    'rpc/send_estimate': refuse(409, { code: 'PT409', message: 'Brake discs has no price yet' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('Brake discs has no price yet')).toBeVisible();
  backend.responses['rpc/send_estimate'] = { request_id: 41, version: 1, lines: 1, amount: 4000 };
  await userEvent.click(screen.getByRole('button', { name: 'Send estimate' }));
  expect(await screen.findByText('Estimate sent by email: 1 line, ₹4,000')).toBeVisible();
  expect(sent('send_estimate')).toHaveLength(2);
});

test('A sent estimate says since when it waits, and an answer by phone is recorded line by line', async () => {
  const sent_at = '2026-03-02T05:00:00Z';
  const { sent } = open(
    buildEstimate({
      ...{ sent_at, sent_by_name: 'Meera', to_answer: { lines: 2, amount: 4500 } },
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
  await userEvent.type(answer(/Brake fluid/).getByRole('textbox', { name: 'Reason' }), 'Next time');
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

test('A line that is refused is named in the answer, which keeps what was chosen', async () => {
  open(buildEstimate({ lines: [priced] }), {
    'rpc/decide_lines': refuse(412, { code: 'PT412', message: 'Brake discs has changed.', hint: '9' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Answer' }));
  const approve = dialog.getByRole('radio', { name: 'Approve' });
  await userEvent.click(approve);
  await userEvent.click(dialog.getByRole('button', { name: 'Record answer' }));
  expect(await dialog.findAllByText('Brake discs has changed.')).toHaveLength(2);
  expect(approve).toBeChecked();
});

test('An approved line is changed as a new proposal, and a declined one proposed again', async () => {
  const approved = buildLine({ status: 'approved', unit_price: 2000, amount: 4000 });
  const { sent } = open(
    buildEstimate({
      lines: [approved, buildLine({ line_id: 10, description: 'Wipers', status: 'declined' })],
    }),
    { 'rpc/change_line': buildLine({ line_id: 11, replaces: 9 }) },
  );
  expect(await screen.findByRole('button', { name: 'Propose again Wipers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change Brake discs' }));
  const line = await enterPrice('2100');
  await userEvent.click(line.getByRole('button', { name: 'Save Brake discs' }));
  await waitFor(() =>
    expect(sent('change_line')).toEqual([{ line_id: 9, changes: { unit_price: 2100 }, version: 1 }]),
  );
  expect(await screen.findByRole('button', { name: 'Change Brake discs' })).toBeVisible();
});

test('A line is added with its price, and one is withdrawn', async () => {
  const { sent } = open(undefined, { 'rpc/add_line': priced, 'rpc/withdraw_line': priced });
  await userEvent.click(await screen.findByRole('button', { name: 'Add line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Line' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Bleed the brakes');
  expect(await dialog.findByText('Leave empty for ₹900.00 an hour')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Price/ }), '800');
  await userEvent.click(dialog.getByRole('button', { name: 'Add line' }));
  expect(await screen.findByText('Brake discs added')).toBeVisible();
  expect(sent('add_line')).toEqual([
    {
      request_id: 41,
      line: { kind: 'labour', description: 'Bleed the brakes', quantity: 1, urgency: 'now', unit_price: 800 },
      idempotency_key: expect.any(String),
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Brake discs' }));
  await waitFor(() => expect(sent('withdraw_line')).toEqual([{ line_id: 9 }]));
});

test('Lines are entered one after the other without a dialog, by keyboard alone', async () => {
  const { sent, container } = open(buildEstimate({ lines: [priced] }), { 'rpc/add_line': priced });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('textbox', { name: 'New line' }));
  await user.keyboard('Brake pads{Tab}2{Tab}1450.50');
  await user.tab({ shift: true });
  expect(screen.getByText('₹6,901.00 in all')).toBeVisible();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New line' })).toHaveValue(''));
  expect(screen.getByRole('textbox', { name: 'New line' })).toHaveFocus();
  await user.keyboard('Fitting{Tab}1.5{Enter}');
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
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please describe this line')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The lines of a closed request do not change', async () => {
  open(buildEstimate({ closed: true, status: 'completed', lines: [priced] }));
  expect(await screen.findByText(/Its lines can no longer be changed/)).toBeVisible();
  for (const name of ['Send estimate', 'Record answer', 'Add line', 'Save Brake discs']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('A link is made, shown once with its QR code, and ended', async () => {
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

test('Sending an estimate that no channel can deliver offers a link', async () => {
  const [sent_at, created_at] = ['2026-03-02T05:00:00Z', '2026-03-02T05:00:01Z'];
  const reach = { channels: [], captured: [], problem: 'no email address, and SMS is not set up' };
  const asked = buildEstimate({
    ...{ reach, sent_at, sent_by_name: 'Meera', to_answer: { lines: 1, amount: 4000 } },
    lines: [{ ...priced, sent_at }],
    link: { created_at, created_by_name: 'Meera' },
  });
  const { backend, sent } = open(buildEstimate({ reach, lines: [priced] }), {
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
