import {
  accessibilityViolations,
  buildBalance,
  buildCustomerPayment,
  buildInvoice,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeskCustomer, buildDeskDay, buildDeskRequest } from '../../testing/build-desk.ts';
import { buildEstimate } from '../../testing/build-estimate.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as FrontDeskScreen } from './front-desk-screen.tsx';

const services = [
  { service_id: 1, name: 'Oil Change', base_price: 3000, estimated_duration: 45, category: 'maintenance' },
  { service_id: 2, name: 'Wheel Alignment', base_price: 1500, estimated_duration: 60, category: 'repair' },
];

function open(answers: Record<string, unknown> = {}, url = '/front-desk') {
  const backend = fakeBackend({
    'rpc/desk_day': buildDeskDay(),
    'rpc/request_estimate': buildEstimate(),
    'rpc/find_at_desk': { rows: [buildDeskCustomer()], has_more: false },
    services,
    'rpc/request_balance': {
      ...buildInvoice().balance,
      request_id: 42,
      payments: [],
      customer_balance: buildBalance(),
    },
    ...answers,
  });
  return renderScreen(<FrontDeskScreen />, { backend, path: '/front-desk', url });
}
/** The entries of a row's menu. */
async function menuOf(row: HTMLElement) {
  await userEvent.click(within(row).getByRole('button', { name: /^More for / }));
  return within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
}
const choose = async (row: HTMLElement, entry: string) => {
  await menuOf(row);
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
};
const bodyOf = (backend: ReturnType<typeof open>['backend'], name: string) =>
  sentTo(backend, `rpc/${name}`).map(({ body }) => body);

test('The cars of today are listed with their next step @long', async () => {
  const { container } = open({
    'rpc/desk_day': buildDeskDay({
      expected: [buildDeskRequest()],
      arrived: [
        buildDeskRequest({
          request_id: 43,
          registration_number: 'KA 02 B 1',
          arrived_at: '2026-11-22T03:40:00Z',
        }),
      ],
      ready: [
        buildDeskRequest({
          request_id: 44,
          registration_number: 'KA 03 C 1',
          status: 'completed',
          final_cost: 5000,
          owed: 1200,
          arrived_at: '2026-11-22T03:40:00Z',
        }),
      ],
    }),
  });
  const expected = await screen.findByRole('article', { name: 'KA 01 AB 1234' });
  expect(expected).toHaveTextContent(
    /Hyundai Creta.*Asha Rao · Oil Change, Wheel Alignment.*Estimate ₹4,500/,
  );
  expect(within(expected).getByRole('button', { name: 'Check in' })).toBeVisible();
  const arrived = screen.getByRole('article', { name: 'KA 02 B 1' });
  expect(within(arrived).queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument();
  expect(within(arrived).getByRole('link', { name: 'Estimate' })).toHaveAttribute('href', '/estimates/43');
  expect(await menuOf(arrived)).toContain('Job card');
  const ready = screen.getByRole('article', { name: 'KA 03 C 1' });
  expect(ready).toHaveTextContent('To pay ₹1,200.00');
  expect(within(ready).getByRole('link', { name: 'Hand over' })).toHaveAttribute('href', '/hand-over/44');
  expect(screen.getByRole('heading', { name: 'Ready to collect (1)' })).toBeVisible();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A day without cars says so, also while loading and after a failure @long', async () => {
  const { unmount } = open();
  expect(await screen.findByText('No more cars are expected today')).toBeVisible();
  unmount();
  const loading = open({ 'rpc/desk_day': never });
  expect(await screen.findByText("Loading today's cars...")).toBeInTheDocument();
  loading.unmount();
  const { backend } = open({ 'rpc/desk_day': offline });
  expect(await screen.findByRole('alert')).toHaveTextContent("Failed to load today's cars");
  backend.responses['rpc/desk_day'] = buildDeskDay();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No car is in the garage')).toBeVisible();
});

test('An address opens the dialog that it asks for, which leads where it leads from a card @long', async () => {
  const job_card = { ...buildDeskRequest(), customer_notes: null, lines: [] };
  const arrived = { request_id: 42, arrived_at: '2026-11-22T03:40:00Z' };
  const proposed = '2026-11-22T16:30';
  const { backend } = open(
    { 'rpc/job_card': job_card, 'rpc/check_in': arrived, 'rpc/proposed_promise': proposed },
    '/front-desk?do=check-in&request=42',
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^Kilometres/ }), '41200');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Fuel/ }), 'half');
  await waitFor(() => expect(screen.getByLabelText(/^Promised for/)).toHaveValue(proposed));
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('/job-card/42')).toBeVisible();
  expect(bodyOf(backend, 'check_in')).toEqual([expect.objectContaining({ promised_at: proposed })]);
});

test('An address that asks to book due work opens a visit of that car, with just that work @long', async () => {
  const { router } = open({}, '/front-desk?do=book&plate=KA+01+AB+1234&vehicle=3&work=Rear+wiper');
  const dialog = within(await screen.findByRole('dialog', { name: 'Visit of Asha Rao' }));
  await waitFor(() => expect(dialog.getByDisplayValue('Rear wiper')).toBeVisible());
  expect(router.state.location.search).toBe('');
});

test('An address that asks to book for a customer opens their visit @long', async () => {
  const { router } = open({}, '/front-desk?do=book&phone=%2B91%2098450%2000021');
  expect(await screen.findByRole('dialog', { name: 'Visit of Asha Rao' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('An address with a car that is not there says so', async () => {
  open({}, '/front-desk?do=book&plate=KA+01+AB+1234&vehicle=9&service=2');
  expect(await screen.findByText('There is no such car.')).toBeVisible();
});

test('An address with an unknown request says so', async () => {
  open(
    { 'rpc/job_card': refuse(404, { code: 'PT404', message: 'Request not found' }) },
    '/front-desk?do=payment&request=9',
  );
  expect(await screen.findByText('There is no such request.')).toBeVisible();
});

describe('The search', () => {
  const type = (text: string) =>
    userEvent.type(screen.getByRole('searchbox', { name: 'Find a person or a car' }), text);

  test('finds people as the text is typed @long', async () => {
    const { backend } = open();
    await type('98450 000');
    const found = await screen.findByRole('article', { name: 'Asha Rao' });
    expect(found).toHaveTextContent(/No login.*\+91 98450 00021.*Book KA 01 AB 1234/);
    expect(bodyOf(backend, 'find_at_desk').at(-1)).toEqual({ query: '98450 000' });
    await userEvent.clear(screen.getByRole('searchbox'));
    await type('as');
    expect(screen.getByText(/^One or two letters find only the beginning/)).toBeVisible();
  });

  test('without a result offers a visit, with what was typed @long', async () => {
    open({ 'rpc/find_at_desk': { rows: [], has_more: false } });
    await type('98765 43210');
    const found = await screen.findByRole('region', { name: 'Found' });
    await userEvent.click(await within(found).findByRole('button', { name: 'New visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'New visit' });
    expect(within(dialog).getByRole('textbox', { name: 'Phone' })).toHaveValue('98765 43210');
  });

  test('says what a person owes', async () => {
    const owing = buildDeskCustomer({ balance: buildBalance({ total: 12_900 }) });
    open({ 'rpc/find_at_desk': { rows: [owing], has_more: false } }, '/front-desk?search=asha');
    expect(await screen.findByText('Owes ₹12,900.00')).toBeVisible();
  });

  test('says when more people match, when it is loading and when it failed', async () => {
    const { unmount } = open(
      { 'rpc/find_at_desk': { rows: [buildDeskCustomer()], has_more: true } },
      '/front-desk?search=a',
    );
    expect(await screen.findByText(/More people match/)).toBeVisible();
    unmount();
    const loading = open({ 'rpc/find_at_desk': never }, '/front-desk?search=a');
    expect(await screen.findByText('Searching...')).toBeInTheDocument();
    loading.unmount();
    open({ 'rpc/find_at_desk': offline }, '/front-desk?search=a');
    expect(await screen.findByText('Failed to search')).toBeVisible();
  });
});

describe('A check-in', () => {
  const openCheckIn = async (answer: unknown) => {
    const screenOfDay = open({
      'rpc/desk_day': buildDeskDay({ expected: [buildDeskRequest()] }),
      'rpc/check_in': answer,
      'rpc/told_of': { channels: ['mail'], captured: [], problem: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check in #42' });
    const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Check in' }));
    const readFuel = (level: string) =>
      userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Fuel/ }), level);
    return { ...screenOfDay, dialog, submit, readFuel };
  };

  test('records what was seen, and opens the job card @long', async () => {
    const { backend, dialog, submit, readFuel } = await openCheckIn({ request_id: 42 });
    await submit();
    expect(await within(dialog).findByText('Kilometres are required')).toBeVisible();
    expect(within(dialog).getByText('Please choose how full the tank is')).toBeVisible();
    await readFuel('half');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Kilometres/ }), '41200');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Key number' }), 'K7');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Things left in the car' }), 'Umbrella');
    expect(await accessibilityViolations(dialog)).toEqual([]);
    await submit();
    expect(await screen.findByText('/job-card/42')).toBeVisible();
    expect(await screen.findByText('Message to the customer sent by email')).toBeVisible();
    expect(bodyOf(backend, 'told_of')).toEqual([{ request_id: 42, event: 'car_arrived' }]);
    expect(bodyOf(backend, 'check_in')).toEqual([
      {
        request_id: 42,
        kilometres: 41_200,
        fuel: 'half',
        belongings: 'Umbrella',
        key_number: 'K7',
      },
    ]);
  });

  test('asks about a reading below the last one @long', async () => {
    const message = 'The last reading was 38,200 km';
    const { backend, dialog, submit, readFuel } = await openCheckIn(
      refuse(409, { code: 'PT409', message, hint: 'kilometres', details: '38200' }),
    );
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Kilometres/ }), '38100');
    await readFuel('full');
    await submit();
    const asked = await screen.findByRole('alertdialog', { name: 'Lower than the last reading' });
    expect(asked).toHaveTextContent(`${message}. You entered 38,100 km.`);
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    await submit();
    const reset = await screen.findByRole('button', { name: 'The odometer was reset or replaced' });
    backend.responses['rpc/check_in'] = { request_id: 42 };
    await userEvent.click(reset);
    expect(await screen.findByText('/job-card/42')).toBeVisible();
    const plain = { request_id: 42, kilometres: 38_100, fuel: 'full' };
    expect(bodyOf(backend, 'check_in')).toEqual([plain, plain, { ...plain, lower_is: 'reset' }]);
  });
});

test('Money taken once the job is completed is a payment, also before its invoice', async () => {
  const balance = { ...buildInvoice().balance, request_id: 42, invoice_id: null, owed: 4000 };
  open({
    'rpc/desk_day': buildDeskDay({ ready: [buildDeskRequest({ status: 'completed' })] }),
    'rpc/request_balance': { ...balance, can_invoice: true, payments: [], customer_balance: buildBalance() },
  });
  await choose(await screen.findByRole('article', { name: 'KA 01 AB 1234' }), 'Record Payment');
  const dialog = await screen.findByRole('dialog', { name: 'Record Payment' });
  expect(dialog).toHaveTextContent('Due₹4,000.00');
});

test('A deposit is taken for a job that is not completed @long', async () => {
  const balance = {
    ...buildInvoice().balance,
    request_id: 42,
    invoice_id: null,
    paid: 500,
    receivable: 4000,
  };
  const deposit = buildCustomerPayment({ kind: 'deposit', amount: 4000, invoice_id: null });
  const { backend } = open({
    'rpc/desk_day': buildDeskDay({ expected: [buildDeskRequest()] }),
    'rpc/request_balance': { ...balance, payments: [], customer_balance: buildBalance() },
    'rpc/record_payment': { ...deposit, balance },
  });
  await choose(await screen.findByRole('article', { name: 'KA 01 AB 1234' }), 'Record Deposit');
  const dialog = await screen.findByRole('dialog', { name: 'Record Deposit' });
  expect(dialog).toHaveTextContent(/Paid so far₹500\.00Can be taken now₹4,000\.00/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record Deposit' }));
  expect(await screen.findByText(/^Deposit of ₹4,000\.00 recorded/)).toBeVisible();
  expect(bodyOf(backend, 'record_payment')).toEqual([
    { request_id: 42, method: 'cash', amount: 4000, expected_paid: 500, idempotency_key: expect.any(String) },
  ]);
});

test('A card shows that all is paid once that is recorded, and the focus goes on to Hand over @long', async () => {
  const ready = buildDeskRequest({ status: 'completed', final_cost: 5000, owed: 5000 });
  const { balance } = buildInvoice();
  const { backend } = open({
    'rpc/desk_day': buildDeskDay({ ready: [ready] }),
    'rpc/request_balance': { ...balance, owed: 5000, payments: [], customer_balance: buildBalance() },
    'rpc/record_payment': { ...buildCustomerPayment(), balance: { ...balance, owed: 0 } },
  });
  const card = await screen.findByRole('article', { name: 'KA 01 AB 1234' });
  expect(card).toHaveTextContent('To pay ₹5,000');
  await choose(card, 'Record Payment');
  backend.responses['rpc/desk_day'] = buildDeskDay({ ready: [{ ...ready, owed: 0 }] });
  const submit = await screen.findByRole('button', { name: 'Record Payment' });
  await userEvent.click(submit);
  await waitFor(() => expect(card).toHaveTextContent('Paid'));
  await waitFor(() => expect(within(card).getByRole('link', { name: 'Hand over' })).toHaveFocus());
});

test('A completed car shows the total due, leads to its draft, and names customers whom no message reached @long', async () => {
  const owed = buildBalance({ total: 7000, invoiced: 2000, to_invoice: 5000, deposits: 300 });
  const ready = buildDeskRequest({
    status: 'completed',
    final_cost: 5000,
    owed: 5000,
    customer_balance: owed,
    reach: { channels: [], captured: [], problem: 'no email address, and SMS is not set up' },
  });
  open({
    'rpc/desk_day': buildDeskDay({ ready: [ready] }),
    'rpc/request_balance': { ...buildInvoice().balance, owed: 5000, payments: [], customer_balance: owed },
    'rpc/create_link': { token: 'x'.repeat(22), created_at: '2026-11-22T04:00:00Z' },
  });
  const card = await screen.findByRole('article', { name: 'KA 01 AB 1234' });
  expect(card).toHaveTextContent('To pay ₹5,000.00, owes ₹7,000.00 · not told yet');
  expect(await menuOf(card)).toContain('Invoice Draft');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tell the customer…' }));
  const tell = await screen.findByRole('dialog', { name: 'Tell Asha Rao' });
  expect(tell).toHaveTextContent('Nothing could be sent: no email address, and SMS is not set up');
  await userEvent.click(within(tell).getByRole('button', { name: 'Make a Link' }));
  expect(await within(tell).findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^https:\/\/wa\.me\/919845000021\?text=Your%20car%20KA%2001%20AB%201234%20is%20ready/,
    ),
  );
  expect(within(tell).getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('A car whose customer answered the reminder says so', async () => {
  open({
    'rpc/desk_day': buildDeskDay({
      expected: [buildDeskRequest({ confirmed_at: '2026-11-21T06:00:00Z' })],
    }),
  });
  const card = await screen.findByRole('article', { name: 'KA 01 AB 1234' });
  expect(card).toHaveTextContent('is coming');
});

test('An invoiced car leads to its invoice', async () => {
  open({
    'rpc/desk_day': buildDeskDay({
      ready: [buildDeskRequest({ status: 'completed', owed: 0, invoice_id: 7 })],
    }),
  });
  const row = await screen.findByRole('article', { name: 'KA 01 AB 1234' });
  await menuOf(row);
  expect(screen.getByRole('menuitem', { name: 'Invoice' })).toHaveAttribute('href', '/invoices/7');
});

test('A request is cancelled for a caller with a reason @long', async () => {
  let expected = [buildDeskRequest()];
  const { backend } = open({
    'rpc/desk_day': () => buildDeskDay({ expected }),
    'rpc/cancel_request': () => {
      expected = [];
      return { request_id: 42, status: 'cancelled' };
    },
    'rpc/told_of': { channels: [], captured: [], problem: 'no email address' },
  });
  await choose(await screen.findByRole('article', { name: 'KA 01 AB 1234' }), 'Cancel…');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel request #42' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Out of town');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('Request cancelled')).toBeVisible();
  expect(bodyOf(backend, 'cancel_request')).toMatchObject([{ request_id: 42, reason: 'Out of town' }]);
  expect(await screen.findByText('Nothing could be sent: no email address')).toBeVisible();
  expect(screen.getByText('Send Asha Rao a link to request #42.')).toBeVisible();
  expect(bodyOf(backend, 'told_of')).toEqual([{ request_id: 42, event: 'booking_cancelled' }]);
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'KA 01 AB 1234' })).not.toBeInTheDocument(),
  );
});

test('A phone shows one column at a time, as the address says', async () => {
  open({ 'rpc/desk_day': buildDeskDay({ ready: [buildDeskRequest({ status: 'completed' })] }) });
  await userEvent.click(await screen.findByRole('radio', { name: /^Ready/ }));
  expect(screen.getByRole('region', { name: 'Ready to collect (1)' })).toHaveAttribute('data-chosen', 'true');
  expect(screen.getByRole('region', { name: 'Expected today' })).toHaveAttribute('data-chosen', 'false');
});

const code = 'a'.repeat(32);
const invited = (channels: string[]) => ({
  'rpc/invite_customer': { code, channels, expires_at: '2026-12-06T04:00:00Z' },
});
async function invite(answers: Record<string, unknown>, email?: string) {
  const { backend } = open(answers, '/front-desk?search=asha');
  const user = userEvent.setup();
  await choose(await screen.findByRole('article', { name: 'Asha Rao' }), 'Invite to the portal');
  const dialog = await screen.findByRole('dialog', { name: 'Invite Asha Rao' });
  if (email) await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), email);
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
  return { backend, dialog, user };
}

test('A walk-in is invited with a link to copy @long', async () => {
  const { backend, dialog, user } = await invite(invited([]));
  const link = await within(dialog).findByRole('textbox', { name: 'Link' });
  expect(link).toHaveValue(`${window.location.origin}/register#invitation=${code}`);
  expect(dialog).toHaveTextContent('Works once, until 6 Dec 2026');
  expect(dialog).toHaveTextContent(
    'The portal does not send it: copy it into a message, or let Asha Rao type it from your screen.',
  );
  const copy = within(dialog).getByRole('button', { name: 'Copy link' });
  expect(copy).toHaveFocus();
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toContain(code);
  expect(bodyOf(backend, 'invite_customer')).toEqual([{ customer_id: buildDeskCustomer().customer_id }]);
});

test.each([
  ['by email', ['mail'], 'Also on its way by email to asha@example.test.'],
  ['by SMS', ['sms'], `Also on its way by SMS to ${buildDeskCustomer().phone}.`],
])('A link that is also sent %s says so @long', async (_, channels, sentence) => {
  const { backend, dialog } = await invite(invited(channels), ' asha@example.test ');
  expect(await within(dialog).findByRole('status')).toHaveTextContent(sentence);
  expect(dialog).not.toHaveTextContent('does not send');
  expect(bodyOf(backend, 'invite_customer')).toMatchObject([{ email: 'asha@example.test' }]);
});

test('An email that cannot be used is refused at its field @long', async () => {
  const message = 'User with this email already exists';
  const taken = refuse(409, { code: 'PT409', message, hint: 'email' });
  const { dialog } = await invite({ 'rpc/invite_customer': taken }, 'meera@example.test');
  expect(await within(dialog).findByText(message)).toBeVisible();
  const field = within(dialog).getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(await accessibilityViolations(dialog)).toEqual([]);
});

test('A customer with a login is not invited, and a failed invitation says why @long', async () => {
  const { unmount } = open(
    { 'rpc/find_at_desk': { rows: [buildDeskCustomer({ has_login: true })], has_more: false } },
    '/front-desk?search=asha',
  );
  expect(await menuOf(await screen.findByRole('article', { name: 'Asha Rao' }))).toEqual([
    'Add car',
    'Customer',
  ]);
  unmount();
  const message = 'This customer has a login already';
  open({ 'rpc/invite_customer': refuse(409, { code: 'PT409', message }) }, '/front-desk?search=asha');
  await choose(await screen.findByRole('article', { name: 'Asha Rao' }), 'Invite to the portal');
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('Checking in a car whose work is within the warranty says so, and one press makes it a repeat', async () => {
  const done = {
    kind: 'work' as const,
    name: 'Oil Change',
    request_id: 12,
    done_at: '2026-10-12T05:00:00Z',
    driven: 1200,
    days: 90,
    kilometres: 5000,
  };
  const { backend } = open({
    'rpc/desk_day': buildDeskDay({ expected: [buildDeskRequest()] }),
    'rpc/request_estimate': buildEstimate({ warranty: [done] }),
    'rpc/set_repeat': { request_id: 42, repeats: 12 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in #42' }));
  expect(await dialog.findByText(/^Oil Change was done on 12 Oct 2026, 1,200 km ago/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Repeats job #12' }));
  await waitFor(() =>
    expect(sentTo(backend, 'rpc/set_repeat').map(({ body }) => body)).toEqual([
      { request_id: 42, repeats: 12 },
    ]),
  );
});
