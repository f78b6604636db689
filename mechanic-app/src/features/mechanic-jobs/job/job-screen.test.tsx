import type { Inspection } from '@pitlane/shared-data/inspections';
import { type Account, hasUnsentWork } from '@pitlane/shared-data/session';
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
import '../../../part-scan/part-scan.tsx';
import {
  buildEstimate,
  buildInspection,
  buildItem,
  buildJobDetails,
  buildLine,
} from '../../../testing/build-inspection.ts';
import { buildPart, buildPartPage } from '../../../testing/build-part.ts';
import { findAlert } from '../../../testing/find-alert.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as JobScreen } from './job-screen.tsx';

beforeEach(() => localStorage.clear());

function open(responses: Record<string, unknown> = {}, url = '/mechanic-jobs/41', as: Account = mechanic) {
  const backend = fakeBackend({
    'rpc/job_details': buildJobDetails(),
    'rpc/bundles': [],
    request_photos: [],
    'storage/v1/object/sign/request-photos': ({ body }: { body: { paths: string[] } }) =>
      body.paths.map((path) => ({ path, error: null, signedURL: `/${path}?token=x` })),
    ...responses,
  });
  const view = renderScreen(<JobScreen />, { backend, as, path: '/mechanic-jobs/:requestId', url });
  const sent = (name: string) =>
    backend.requests.filter(({ path }) => path === `rpc/${name}`).map(({ body }) => body);
  return { ...view, backend, sent };
}

/** The job with these inspections. */
const inspected = (...inspections: Inspection[]) =>
  buildJobDetails({ estimate: buildEstimate({ inspections }) });

const findItem = (name: string) => screen.findByRole('group', { name });
const choose = async (item: string, condition: string) =>
  userEvent.click(within(await findItem(item)).getByRole('radio', { name: condition }));

test('The job shows its facts, its lines and its inspection @long', async () => {
  const { container } = open({
    'rpc/job_details': buildJobDetails({
      customer_notes: 'It squeaks',
      estimate: buildEstimate({
        lines: [
          buildLine({ status: 'approved', unit_price: 2000, amount: 4000 }),
          buildLine({ line_id: 10, description: 'Brake fluid', status: 'declined', decline_reason: 'Later' }),
        ],
        inspections: [buildInspection()],
        feedback: { score: 2, words: 'Slow', answered_at: '2026-03-04T05:00:00Z', is_open: false },
      }),
    }),
  });
  const facts = await screen.findByRole('article', { name: 'Brake Repair & Service' });
  const title = 'KA 01 AB 1234 · Brake Repair & Service';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Pitlane`);
  for (const text of [
    'KA 01 AB 1234',
    '+91 98450 11111',
    '41,200 km',
    'K7',
    'Umbrella',
    'It squeaks',
    '2 of 5 on 4 Mar 2026: Slow',
  ]) {
    expect(within(facts).getByText(text)).toBeVisible();
  }
  const lines = await screen.findByRole('list', { name: 'Lines' });
  expect(within(lines).getByText('Approved')).toBeVisible();
  expect(within(lines).getByText('Declined')).toBeVisible();
  expect(within(lines).getByText('Later')).toBeVisible();
  expect(screen.getByText('0 of 2 checked')).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('The parts that are not there for the job are named', async () => {
  const pads = {
    id: 3,
    part_name: 'Brake pads',
    part_code: 'BRK-01',
    price: 650,
    current_stock: 1,
    stock_unit: 'pcs',
  };
  open({
    'rpc/job_details': buildJobDetails({
      approved_parts: [{ ...pads, quantity: 3, amount: 1950, short: 2, due_on: '2026-11-24' }],
    }),
  });
  expect(await screen.findByText('Parts are short')).toBeVisible();
  expect(screen.getByText('2 × Brake pads (BRK-01), due 24 Nov 2026')).toBeVisible();
});

test('A loading message is shown while the job loads', async () => {
  open({ 'rpc/job_details': never });
  expect(await screen.findByText('Loading the job...')).toBeInTheDocument();
});

test('A failure to load the job is shown with a retry @long', async () => {
  const { backend } = open({ 'rpc/job_details': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the job');
  backend.responses['rpc/job_details'] = buildJobDetails();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Brake Repair & Service' })).toBeVisible();
});

test.each(['/mechanic-jobs/41', '/mechanic-jobs/forty'])(
  'Another mechanic’s job is not found: %s',
  async (url) => {
    open({ 'rpc/job_details': refuse(404, { code: 'PT404', message: 'Service request not found' }) }, url);
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Job' })).toBeVisible();
  },
);

test('The job is started from its page @long', async () => {
  const { sent } = open({ 'rpc/job_details': buildJobDetails({ status: 'approved' }), 'rpc/start_job': {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Job' }));
  expect(await screen.findByText('Job started successfully')).toBeInTheDocument();
  expect(sent('start_job')).toEqual([{ request_id: 41 }]);
});

test('An inspection is started with one of the templates @long', async () => {
  const templates = [{ template_id: 1, name: 'Tyres and brakes' }];
  const { backend, sent } = open({
    'rpc/job_details': { ...inspected(), templates },
    'rpc/start_inspection': buildInspection(),
  });
  const start = await screen.findByRole('button', { name: 'Start Tyres and brakes' });
  backend.responses['rpc/job_details'] = inspected(buildInspection());
  await userEvent.click(start);
  expect(await screen.findByRole('article', { name: 'Tyres and brakes' })).toBeVisible();
  expect(sent('start_inspection')).toEqual([{ request_id: 41, template_id: 1 }]);
});

test('A condition is saved at once, and a measured value shows its condition @long', async () => {
  const { sent } = open({ 'rpc/record_items': buildInspection() });
  await choose('Front pads', 'Urgent');
  await waitFor(() =>
    expect(sent('record_items')).toEqual([
      expect.objectContaining({
        inspection_id: 1,
        items: [{ item_id: 7, version: 1, condition: 'urgent' }],
      }),
    ]),
  );
  const tread = await findItem('Front left tread');
  await userEvent.type(within(tread).getByRole('textbox', { name: 'Measured (mm)' }), '1.4');
  await userEvent.tab();
  await waitFor(() =>
    expect(sent('record_items').at(-1)).toMatchObject({ items: [{ item_id: 8, version: 1, value: 1.4 }] }),
  );
});

test('Entries made while a save runs are sent with the next one, with the saved version @long', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { backend, sent } = open({ 'rpc/record_items': () => answer.promise });
  await choose('Front pads', 'Watch');
  await choose('Front pads', 'Urgent');
  expect(sent('record_items')).toHaveLength(1);
  const items = [buildItem({ condition: 'watch', version: 2 })];
  backend.responses['rpc/record_items'] = buildInspection({ items });
  answer.resolve(buildInspection({ items }));
  await waitFor(() =>
    expect(sent('record_items').at(-1)).toMatchObject({
      items: [{ item_id: 7, version: 2, condition: 'urgent' }],
    }),
  );
});

test('Without a network an entry stays, also over a reload, and is saved when the network is back @long', async () => {
  const first = open({ 'rpc/record_items': offline });
  await choose('Front pads', 'Urgent');
  expect(await screen.findByText('1 inspection entry waits for the network')).toBeVisible();
  expect(within(await findItem('Front pads')).getByRole('radio', { name: 'Urgent' })).toBeChecked();
  expect(hasUnsentWork(mechanic.id)).toBe(true);
  first.unmount();

  const { backend, sent } = open({ 'rpc/record_items': offline });
  expect(await screen.findByText('1 inspection entry waits for the network')).toBeVisible();
  const items = [buildItem({ condition: 'urgent', version: 2 })];
  backend.responses['rpc/record_items'] = buildInspection({ items });
  backend.responses['rpc/job_details'] = inspected(buildInspection({ items }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(screen.queryByText('1 inspection entry waits for the network')).not.toBeInTheDocument(),
  );
  expect(hasUnsentWork(mechanic.id)).toBe(false);
  expect(sent('record_items').at(-1)).toMatchObject({ items: [{ item_id: 7, condition: 'urgent' }] });
  expect(within(await findItem('Front pads')).getByRole('radio', { name: 'Urgent' })).toBeChecked();
});

test('An item that someone else changed is shown with both entries, and the mechanic chooses @long', async () => {
  const { backend, sent } = open({
    'rpc/record_items': refuse(412, { code: 'PT412', message: 'Changed', hint: '7', details: '{}' }),
  });
  const items = [buildItem({ condition: 'watch', version: 3 })];
  await findItem('Front pads');
  backend.responses['rpc/job_details'] = inspected(buildInspection({ items }));
  await choose('Front pads', 'Urgent');
  expect(await screen.findByText('Front pads was changed by someone else')).toBeVisible();
  expect(await screen.findByText('Theirs: Watch')).toBeVisible();
  expect(screen.getByText('Yours: Urgent')).toBeVisible();
  backend.responses['rpc/record_items'] = buildInspection({ items });
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(sent('record_items').at(-1)).toMatchObject({
      items: [{ item_id: 7, version: 3, condition: 'urgent' }],
    }),
  );
});

test('A refused entry is shown with the reason and can be discarded @long', async () => {
  open({ 'rpc/record_items': refuse(409, { code: 'PT409', message: 'This inspection is finished' }) });
  await choose('Front pads', 'Urgent');
  expect(await findAlert('This inspection is finished')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(within(await findItem('Front pads')).getByRole('radio', { name: 'Urgent' })).not.toBeChecked();
});

test('A note is saved when its field is left @long', async () => {
  const { sent } = open({ 'rpc/record_items': buildInspection() });
  await userEvent.click(await screen.findByRole('button', { name: 'Notes on Front pads' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note for the customer' }), 'Worn');
  await userEvent.tab();
  await waitFor(() =>
    expect(sent('record_items').at(-1)).toMatchObject({ items: [{ item_id: 7, note: 'Worn' }] }),
  );
});

test('An inspection is not finished while a measurement cannot be read @long', async () => {
  const { sent } = open({ 'rpc/finish_inspection': buildInspection() });
  const tread = await findItem('Front left tread');
  const measured = within(tread).getByRole('textbox', { name: 'Measured (mm)' });
  await userEvent.type(measured, '1..4');
  await userEvent.click(screen.getByRole('button', { name: 'Finish inspection' }));
  expect(within(tread).getByText('Please enter a valid number')).toBeVisible();
  expect(measured).toHaveFocus();
  expect(sent('finish_inspection')).toEqual([]);
});

test('An inspection with unchecked items asks before it is finished @long', async () => {
  const { sent } = open({ 'rpc/finish_inspection': buildInspection() });
  await userEvent.click(await screen.findByRole('button', { name: 'Finish inspection' }));
  const question = await screen.findByRole('alertdialog', { name: 'Finish with 2 unchecked items?' });
  expect(question).toHaveTextContent('0 of 2 checked');
  await userEvent.click(within(question).getByRole('button', { name: 'Go on checking' }));
  expect(sent('finish_inspection')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Finish inspection' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Finish anyway' }));
  await waitFor(() => expect(sent('finish_inspection')).toEqual([{ inspection_id: 1 }]));
});

test('An inspection whose items are all checked is finished at once', async () => {
  const items = [buildItem({ condition: 'fine' })];
  const { sent } = open({
    'rpc/job_details': inspected(buildInspection({ items })),
    'rpc/finish_inspection': buildInspection({ items }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Finish inspection' }));
  await waitFor(() => expect(sent('finish_inspection')).toEqual([{ inspection_id: 1 }]));
});

test('An inspection is finished only after what was entered last is saved', async () => {
  const items = [buildItem({ condition: 'fine' })];
  const answer = Promise.withResolvers<unknown>();
  const { sent } = open({
    'rpc/job_details': inspected(buildInspection({ items })),
    'rpc/record_items': () => answer.promise,
    'rpc/finish_inspection': buildInspection({ items }),
  });
  await choose('Front pads', 'Urgent');
  await userEvent.click(screen.getByRole('button', { name: 'Finish inspection' }));
  expect(sent('record_items')).toHaveLength(1);
  expect(sent('finish_inspection')).toEqual([]);
  answer.resolve(buildInspection({ items: [buildItem({ condition: 'urgent', version: 2 })] }));
  await waitFor(() => expect(sent('finish_inspection')).toEqual([{ inspection_id: 1 }]));
});

test('An inspection is not finished when what was entered last could not be saved @long', async () => {
  const items = [buildItem({ condition: 'fine' })];
  const answer = Promise.withResolvers<unknown>();
  const { sent } = open({
    'rpc/job_details': inspected(buildInspection({ items })),
    'rpc/record_items': () => answer.promise,
  });
  await choose('Front pads', 'Urgent');
  await userEvent.click(screen.getByRole('button', { name: 'Finish inspection' }));
  answer.resolve(refuse(409, { code: 'PT409', message: 'This request is closed' }));
  expect(await screen.findByText('This request is closed')).toBeVisible();
  expect(sent('finish_inspection')).toEqual([]);
});

test('Rest is fine sets the unchecked items of a section, except measured ones @long', async () => {
  const items = [
    buildItem({ condition: 'urgent' }),
    buildItem({ item_id: 9, name: 'Rear pads' }),
    buildItem({ item_id: 10, name: 'Discs' }),
    buildItem({ item_id: 11, name: 'Horn', section: 'Electrics' }),
    ...buildInspection().items.filter(({ kind }) => kind === 'measurement'),
  ];
  const { sent } = open({
    'rpc/job_details': inspected(buildInspection({ items })),
    'rpc/record_items': buildInspection({ items }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rest is fine in Brakes' }));
  await waitFor(() =>
    expect(sent('record_items').at(0)).toMatchObject({
      items: [
        { item_id: 9, version: 1, condition: 'fine' },
        { item_id: 10, version: 1, condition: 'fine' },
      ],
    }),
  );
});

test('All the rest is fine asks, then sets what nobody has checked in every section @long', async () => {
  const items = [
    buildItem({ condition: 'urgent' }),
    buildItem({ item_id: 9, name: 'Rear pads' }),
    buildItem({ item_id: 11, name: 'Horn', section: 'Electrics' }),
    ...buildInspection().items.filter(({ kind }) => kind === 'measurement'),
  ];
  const { sent } = open({
    'rpc/job_details': inspected(buildInspection({ items })),
    'rpc/record_items': buildInspection({ items }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'All the rest is fine' }));
  const question = screen.getByRole('alertdialog', { name: 'Is all the rest fine? 2 unchecked items' });
  expect(question).toHaveTextContent('2 unchecked items in 2 sections');
  expect(question).toHaveTextContent('1 measurement will still be open.');
  expect(sent('record_items')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'All fine' }));
  await waitFor(() =>
    expect(sent('record_items').at(0)).toMatchObject({
      items: [
        { item_id: 9, version: 1, condition: 'fine' },
        { item_id: 11, version: 1, condition: 'fine' },
      ],
    }),
  );
});

test('A finished inspection says how many of its items were checked', async () => {
  const finished = { finished_at: '2026-03-02T05:00:00Z', finished_by_name: 'Ravi' };
  open({ 'rpc/job_details': inspected(buildInspection(finished)) });
  expect(await screen.findByText('0 of 2 checked')).toHaveAttribute('data-tone', 'warning');
});

test('A finished inspection is read only, and can be reopened @long', async () => {
  const { sent } = open({
    'rpc/job_details': inspected(
      buildInspection({ finished_at: '2026-03-02T05:00:00Z', finished_by_name: 'Ravi' }),
    ),
    'rpc/reopen_inspection': buildInspection(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(sent('reopen_inspection')).toEqual([{ inspection_id: 1 }]);
});

test('An urgent item proposes a line of a part, with what was found as the reason @long', async () => {
  const { sent } = open({
    'rpc/job_details': inspected(
      buildInspection({ items: [buildItem({ condition: 'urgent', note: 'Worn to the metal' })] }),
    ),
    'rpc/list_parts': buildPartPage([buildPart()]),
    'rpc/add_line': buildLine({ description: 'Brake pads' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose line for Front pads' }));
  const dialog = await screen.findByRole('dialog', { name: 'Propose Line' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Part' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Brake pads/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Brake pads proposed')).toBeInTheDocument();
  expect(sent('add_line')).toEqual([
    {
      request_id: 41,
      line: {
        part_id: 3,
        quantity: 1,
        urgency: 'now',
        inspection_item_id: 7,
        why_needed: 'Worn to the metal',
      },
      idempotency_key: expect.any(String),
    },
  ]);
});

test('A scanned part is chosen, and its Enter sends no form @long', async () => {
  const { sent, backend } = open({
    'rpc/list_parts': buildPartPage([]),
    'rpc/find_part': buildPart(),
    'rpc/add_line': buildLine({ description: 'Brake pads' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose line' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Part' }));
  const search = screen.getByRole('searchbox', { name: 'Search the parts by name or code' });
  await userEvent.click(search);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.type(search, 'brk01{Enter}');
  expect(await screen.findByRole('button', { name: 'Change part' })).toBeVisible();
  expect(sentTo(backend, 'rpc/find_part')[0]?.body).toEqual({ number: 'brk01' });
  expect(sent('add_line')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Brake pads proposed')).toBeVisible();
  expect(sent('add_line')).toMatchObject([{ line: { part_id: 3 } }]);
});

test('An item offers the lines that it suggests, but for the kinds that it has @long', async () => {
  const item = buildItem({
    condition: 'urgent',
    note: 'Worn to the metal',
    suggested_labour: 'Replace the front pads',
    suggested_part: 'Front brake pads',
  });
  const { sent } = open({
    'rpc/job_details': buildJobDetails({
      estimate: buildEstimate({
        inspections: [
          buildInspection({ items: [item, { ...item, item_id: 8, name: 'Discs', condition: 'fine' }] }),
        ],
        lines: [buildLine({ kind: 'part', inspection_item_id: 7 })],
      }),
    }),
    'rpc/add_line': buildLine({ description: 'Replace the front pads' }),
  });
  const labour = { name: 'Propose Replace the front pads for Front pads' };
  await userEvent.click(await screen.findByRole('button', labour));
  expect(screen.queryByRole('button', { name: /^Propose Front brake pads/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /for Discs$/ })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose Line' }));
  expect(dialog.getByRole('radio', { name: 'Labour' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Replace the front pads proposed')).toBeInTheDocument();
  expect(sent('add_line')).toMatchObject([
    {
      line: {
        kind: 'labour',
        description: 'Replace the front pads',
        inspection_item_id: 7,
        urgency: 'now',
        why_needed: 'Worn to the metal',
      },
    },
  ]);
});

test('A line without a description is not sent, and a refused one keeps the dialog @long', async () => {
  const { sent } = open({
    'rpc/add_line': refuse(409, { code: 'PT409', message: 'This request is closed' }),
    'rpc/list_parts': buildPartPage([buildPart()]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose line' }));
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  const description = screen.getByRole('textbox', { name: 'Description' });
  expect(description).toHaveAccessibleDescription('Please describe this line');
  expect(sent('add_line')).toEqual([]);
  await userEvent.type(description, 'Two front tyres');
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await findAlert('Please choose labour, part or other')).toBeVisible();
  expect(sent('add_line')).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Part' }));
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(sent('add_line')).toMatchObject([{ line: { kind: 'part', description: 'Two front tyres' } }]);
  expect(await findAlert('This request is closed')).toBeVisible();
  expect(description).toHaveValue('Two front tyres');
});

test('Without a network a proposed line waits among the lines, and is sent with the same key @long', async () => {
  const { backend, sent } = open({ 'rpc/add_line': offline });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose line' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Labour' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Bleed the brakes');
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  const saved = 'Saved on this device. The line is proposed when the network is back.';
  expect(await screen.findByText(saved)).toBeVisible();
  const lines = screen.getByRole('list', { name: 'Lines' });
  expect(within(lines).getByText('Bleed the brakes')).toBeVisible();
  expect(within(lines).getByText('Waits for the network')).toBeVisible();
  expect(screen.getByText('1 proposed line waits for the network')).toBeVisible();

  const line = buildLine({ description: 'Bleed the brakes' });
  backend.responses['rpc/add_line'] = line;
  backend.responses['rpc/job_details'] = buildJobDetails({ estimate: buildEstimate({ lines: [line] }) });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 waiting line proposed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waits for the network')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Withdraw Bleed the brakes' })).toBeVisible();
  const [first] = sent('add_line');
  expect(sent('add_line').at(-1)).toEqual(first);
});

test.each([
  [true, 1],
  [false, 0],
])('A mechanic sends the estimate where the garage allows it: %s', async (may_send, count) => {
  const { sent } = open({
    'rpc/job_details': buildJobDetails({
      estimate: buildEstimate({ may_send, lines: [buildLine({ unit_price: 2000, amount: 4000 })] }),
    }),
    'rpc/told_of': { channels: ['mail'], captured: [], problem: null },
    'rpc/send_estimate': {
      request_id: 41,
      version: 1,
      sent_at: '2026-03-02T05:00:00Z',
      lines: 1,
      amount: 4000,
    },
  });
  await screen.findByRole('list', { name: 'Lines' });
  for (const button of screen.queryAllByRole('button', { name: 'Send estimate' })) {
    await userEvent.click(button);
    expect(await screen.findByText('Estimate sent by email: 1 line, ₹4,000')).toBeInTheDocument();
  }
  expect(sent('send_estimate')).toHaveLength(count);
});

test('Photos are at their item and their line, the others below with their stage @long', async () => {
  const photo = {
    photo_id: 1,
    request_id: 41,
    stage: 'inspection',
    inspection_item_id: null,
    line_id: null,
    sha256: 'a'.repeat(64),
    path: '41/1.webp',
    width: 1600,
    height: 1200,
    caption: null,
    taken_by_name: 'Ravi Kumar',
    taken_at: '2026-11-22T04:00:00Z',
  };
  const ofItem = { ...photo, photo_id: 2, inspection_item_id: 7, path: '41/2.webp' };
  const ofLine = { ...photo, photo_id: 3, line_id: 9, path: '41/3.webp' };
  open({
    request_photos: [photo, ofItem, ofLine],
    'rpc/job_details': buildJobDetails({
      estimate: buildEstimate({ lines: [buildLine()], inspections: [buildInspection()] }),
    }),
  });
  const item = within(await findItem('Front pads'));
  expect(await item.findByRole('button', { name: 'Enlarge Front pads, photo 1' })).toBeVisible();
  expect(item.getByLabelText('Photo of Front pads')).toHaveAttribute('capture', 'environment');
  expect(screen.getByRole('list', { name: 'Photos of Brake discs' })).toBeVisible();
  expect(screen.getByLabelText('Photo of Brake discs')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge Photo 1' }));
  expect(screen.getByRole('dialog', { name: 'Photo 1' })).toHaveTextContent(/Inspection: Ravi Kumar/);
});

test('Photos can be added while the job is open only @long', async () => {
  const { unmount } = open();
  expect(await screen.findByText('No photos yet')).toBeVisible();
  expect(screen.getByLabelText('Add photos')).toBeInTheDocument();
  unmount();
  open({ 'rpc/job_details': buildJobDetails({ estimate: buildEstimate({ closed: true }) }) });
  expect(await screen.findByText('No photos yet')).toBeVisible();
  expect(screen.queryByLabelText(/^(Add photos|Photo of)/)).not.toBeInTheDocument();
});

test('A bundle is proposed for an item of the inspection by one choice @long', async () => {
  const lines = [{ kind: 'other' as const, description: 'Wash', quantity: 1 }];
  const { sent } = open({
    'rpc/job_details': inspected(buildInspection({ items: [buildItem({ condition: 'urgent' })] })),
    'rpc/bundles': [
      { bundle_id: 3, name: 'Front brakes', lines, active: true, version: 1, price: null, minutes: 90 },
    ],
    'rpc/add_bundle': { request_id: 41, name: 'Front brakes', lines: [buildLine()] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose line for Front pads' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose Line' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Bundle' }), 'Front brakes');
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Front brakes: 1 line proposed')).toBeInTheDocument();
  expect(sent('add_bundle')).toMatchObject([{ bundle_id: 3, inspection_item_id: 7 }]);
});

test('Photos that cannot be loaded say so', async () => {
  open({ request_photos: offline });
  expect(await screen.findByText('Failed to load the photos')).toBeVisible();
});

test('The desk starts a job for the mechanic who was assigned, and says so', async () => {
  const { sent } = open(
    {
      'rpc/job_details': buildJobDetails({ status: 'approved', mechanic_name: 'Ravi Kumar' }),
      'rpc/start_job': { request_id: 41, status: 'in_progress', counts_from: '2026-03-04T05:00:00Z' },
    },
    undefined,
    manager,
  );
  expect(await screen.findByText(/counts for Ravi Kumar; the records say that you pressed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/workshop-board');
  await userEvent.click(screen.getByRole('button', { name: 'Start Job' }));
  expect(await screen.findByText('Job started successfully')).toBeVisible();
  expect(sent('start_job')).toEqual([{ request_id: 41 }]);
});
