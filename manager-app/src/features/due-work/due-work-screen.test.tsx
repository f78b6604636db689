import {
  accessibilityViolations,
  buildDeferredLine,
  buildDueDocument,
  buildDueWork,
  buildDueWorkPage,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as DueWorkScreen } from './due-work-screen.tsx';

function open(answer: unknown = buildDueWorkPage(), url = '/due-work', responses = {}) {
  const backend = fakeBackend({ 'rpc/list_due_work': answer, ...responses });
  return { ...renderScreen(<DueWorkScreen />, { backend, path: '/due-work', url }), backend };
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const choose = async (item: string, work = 'Oil Change') => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${work}, KA 01 AB 1234` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const sent = (backend: ReturnType<typeof open>['backend'], name: string) =>
  sentTo(backend, `rpc/${name}`).map(({ body }) => body);

test('A due service says when, why, whose it is and what it costs, and is booked as such @long', async () => {
  const { container } = open();
  const due = await row(/Oil Change/);
  expect(due.getByText('Every 12 months; the garage first saw the car on 20 Mar 2025')).toBeVisible();
  expect(due.getByText('₹3,500')).toBeVisible();
  expect(due.getByText('Not yet')).toBeVisible();
  expect(due.getByRole('link', { name: '+91 98450 00021' })).toHaveAttribute('href', 'tel:+919845000021');
  expect(due.getByRole('link', { name: 'Book Oil Change, KA 01 AB 1234' })).toHaveAttribute(
    'href',
    '/front-desk?do=book&plate=KA+01+AB+1234&vehicle=3&service=2',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A declined line shows its price then and now, and is booked in its words', async () => {
  open(buildDueWorkPage([buildDeferredLine()]));
  const due = await row(/Rear wiper/);
  expect(due.getByText('Declined: Too dear')).toBeVisible();
  expect(due.getByText('₹800, now ₹900')).toBeVisible();
  expect(due.getByRole('link', { name: /^Book/ })).toHaveAttribute(
    'href',
    '/front-desk?do=book&plate=KA+01+AB+1234&vehicle=3&work=Rear+wiper',
  );
});

test('A line that an earlier owner was offered shows no price of then', async () => {
  const offered = { is_withheld: true, why: null, price_then: null };
  open(
    buildDueWorkPage([
      buildDeferredLine(offered),
      buildDeferredLine({ ...offered, due_id: 8, work: 'Bulb', price_now: null }),
    ]),
  );
  expect((await row(/Rear wiper/)).getByText('Now ₹900')).toBeVisible();
  expect((await row(/Bulb/)).getByText('Offered to an earlier owner')).toBeVisible();
});

test('A document says when it ends, and opens its car instead of a booking', async () => {
  open(
    buildDueWorkPage([
      buildDueDocument(),
      buildDueDocument({ due_id: 8, work: 'Permit', due_on: '2199-01-01' }),
    ]),
  );
  const due = await row(/Insurance/);
  expect(due.getByText('Expired 20\u00a0Mar\u00a02026', { normalizer: (text) => text })).toBeVisible();
  expect(due.getByText('Document of the car')).toBeVisible();
  expect(due.queryByRole('link', { name: /^Book/ })).not.toBeInTheDocument();
  expect(due.getByRole('link', { name: 'Open Insurance, KA 01 AB 1234' })).toHaveAttribute(
    'href',
    '/vehicles/3',
  );
  expect((await row(/Permit/)).getByText(/^Expires 1.Jan.2199$/)).toBeVisible();
});

test('The last contact says who, when and what was said, and about which work if it was another', async () => {
  const last_contact = {
    channel: 'call' as const,
    work: 'Oil Change',
    is_about_it: true,
    said: 'Comes in May',
    at: '2026-03-02T06:00:00Z',
    by: 'Meera Iyer',
  };
  open(
    buildDueWorkPage([
      // Renamed since.
      buildDueWork({ last_contact: { ...last_contact, work: 'Oil' } }),
      buildDueDocument({ last_contact: { ...last_contact, is_about_it: false } }),
    ]),
  );
  const [due, document] = [await row(/Oil Change, KA/), await row(/Insurance/)];
  expect(due.getByText('Meera Iyer called on 2 Mar 2026')).toBeVisible();
  expect(due.getByText('Comes in May')).toBeVisible();
  expect(document.getByText('About Oil Change: Meera Iyer called on 2 Mar 2026')).toBeVisible();
});

const contacts = [
  {
    contact_id: 3,
    channel: 'call' as const,
    said: 'Comes in May',
    by: 'Meera Iyer',
    at: '2026-03-02T06:00:00Z',
  },
  {
    contact_id: 2,
    channel: 'reminder' as const,
    said: null,
    by: null,
    at: '2026-02-20T06:00:00Z',
  },
  {
    contact_id: 1,
    channel: 'message' as const,
    said: null,
    by: 'Ritu Sen',
    at: '2026-02-01T06:00:00Z',
  },
];

test('All contacts about due work are listed, the newest first, also where the next call is made @long', async () => {
  open(buildDueWorkPage([buildDueWork({ contacts })]));
  await choose('Contacts');
  const listed = async (dialog: string) => {
    const found = within(await screen.findByRole('dialog', { name: dialog }));
    const items = within(found.getByRole('list', { name: 'Contacts' })).getAllByRole('listitem');
    return items.map(({ textContent }) => textContent);
  };
  const all = [
    'Meera Iyer called on 2 Mar 2026Comes in May',
    'Reminder sent on 20 Feb 2026',
    'Ritu Sen wrote on 1 Feb 2026',
  ];
  const title = 'Contacts about Oil Change, KA 01 AB 1234';
  expect(await listed(title)).toEqual(all);
  expect(await accessibilityViolations(screen.getByRole('dialog', { name: title }))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await choose('Call');
  expect(await listed('Call Asha Rao')).toEqual(all);
});

test('Work that nobody was told about has no contacts to open @long', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Oil Change, KA 01 AB 1234' }));
  expect(await screen.findByRole('menuitem', { name: 'Call' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Contacts' })).not.toBeInTheDocument();
});

test('The kind and the search are kept in the address @long', async () => {
  const { router, backend } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Put off' }));
  await userEvent.type(screen.getByRole('searchbox'), 'asha{Enter}');
  await waitFor(() =>
    expect(sent(backend, 'list_due_work').at(-1)).toMatchObject({ put_off: true, search: 'asha', page: 1 }),
  );
  expect(router.state.location.search).toBe('?kind=put_off&search=asha');
});

test('A call is saved with what was said @long', async () => {
  const { backend } = open(undefined, undefined, { 'rpc/record_due_call': buildDueWork() });
  await choose('Call');
  const dialog = within(await screen.findByRole('dialog', { name: 'Call Asha Rao' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Call' }));
  expect(await dialog.findByText('Please enter what was said')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /What was said/ }), 'Comes in May');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Call' }));
  expect(await screen.findByText('Call saved')).toBeVisible();
  expect(sent(backend, 'record_due_call')).toEqual([{ due_id: 5, said: 'Comes in May' }]);
});

test('A message says by which channel it goes, or why it does not @long', async () => {
  const message = 'This customer was written to about it today';
  const { backend } = open(undefined, undefined, {
    'rpc/message_due_work': { ...buildDueWork(), channels: ['mail'], captured: [] },
  });
  await choose('Send a message');
  expect(await screen.findByText(/^Message to the customer/)).toBeVisible();
  backend.responses['rpc/message_due_work'] = refuse(409, { code: 'PT409', message });
  await choose('Send a message');
  expect(await screen.findByText(message)).toBeVisible();
});

test('Work is put off until a day for a reason, and due again @long', async () => {
  const { backend } = open(undefined, undefined, { 'rpc/put_off_due_work': buildDueWork() });
  await choose('Put off');
  const dialog = within(await screen.findByRole('dialog', { name: 'Put off Oil Change' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Put Off' }));
  expect(await dialog.findByText('Please choose a day after today')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Until/), '2099-05-01');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Abroad');
  await userEvent.click(dialog.getByRole('button', { name: 'Put Off' }));
  expect(await screen.findByText('Put off until 1 May 2099')).toBeVisible();
  expect(sent(backend, 'put_off_due_work')).toEqual([{ due_id: 5, until: '2099-05-01', reason: 'Abroad' }]);
});

test('Of deferred work it is said that its owner is reminded before that day @long', async () => {
  const { unmount } = open(buildDueWorkPage([buildDueWork()]));
  await choose('Put off');
  const words = 'The owner is reminded 14 and 3 days before that day.';
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  open(buildDueWorkPage([buildDeferredLine({ work: 'Rear wiper' })]));
  await choose('Put off', 'Rear wiper');
  expect(await screen.findByText(words)).toBeVisible();
});

test('What was put off says until when and why, and is taken back @long', async () => {
  const put_off = { put_off_until: '2099-05-01', put_off_reason: 'Abroad', put_off_by_name: 'Meera' };
  const { backend } = open(buildDueWorkPage([buildDueWork(put_off)]), '/due-work?kind=put_off', {
    'rpc/put_off_due_work': buildDueWork(),
  });
  expect(await screen.findByText('Put off until 1 May 2099')).toBeVisible();
  expect(screen.getByText('Abroad, Meera')).toBeVisible();
  await choose('No longer put off');
  expect(await screen.findByText('Oil Change is due again')).toBeVisible();
  expect(sent(backend, 'put_off_due_work')).toEqual([{ due_id: 5 }]);
});

test.each([
  ['/due-work', 'Nothing is due'],
  ['/due-work?kind=put_off', 'Nothing is put off'],
  ['/due-work?search=x', 'No due work found'],
])('An empty list says so: %s', async (url, title) => {
  open(buildDueWorkPage([]), url);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('Loading and a failure are shown', async () => {
  const { unmount } = open(never);
  expect(screen.getByText('Loading due work...')).toBeInTheDocument();
  unmount();
  open(offline);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load due work');
});

const two = () => buildDueWorkPage([buildDueWork(), buildDueWork({ due_id: 8, work: 'Tyres' })]);
const outcomesOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const eightIsRefused =
  (message: string) =>
  ({ body }: FakeRequest) => {
    const { due_id } = body as { due_id: number };
    return due_id === 8
      ? refuse(409, { code: 'PT409', message })
      : { ...buildDueWork({ due_id }), channels: ['mail'], captured: [] };
  };

test('Several owners are written to at once, and each outcome is said @long', async () => {
  const message = 'The owner was written to today.';
  open(two(), '/due-work', { 'rpc/message_due_work': eightIsRefused(message) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 Messages' }));
  expect(await outcomesOf('1 of 2 messages sent')).toEqual([
    'Oil Change, KA 01 AB 1234: Message to the customer sent by email',
    `Tyres, KA 01 AB 1234: ${message}`,
  ]);
  expect(screen.getByRole('checkbox', { name: 'Select Tyres, KA 01 AB 1234' })).toBeChecked();
});

test('Several rows are put off to one day for one reason @long', async () => {
  const { backend } = open(two());
  backend.responses['rpc/put_off_due_work'] = ({ body }: FakeRequest) => {
    const { due_id } = body as { due_id: number };
    return { ...buildDueWork({ due_id }), put_off_until: '2099-03-02' };
  };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Put Off…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put off 2 rows' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Put Off' }));
  expect(dialog.getByText('Please enter a reason')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2099-03-02' } });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'On holiday');
  await userEvent.click(dialog.getByRole('button', { name: 'Put Off' }));
  expect((await outcomesOf('2 put off'))[1]).toBe('Tyres, KA 01 AB 1234: put off until 2 Mar 2099');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(backend, 'put_off_due_work')).toEqual(
    [buildDueWork().due_id, 8].map((due_id) => ({ due_id, until: '2099-03-02', reason: 'On holiday' })),
  );
});
