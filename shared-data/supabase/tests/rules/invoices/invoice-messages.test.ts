import { bell, claim, outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await exec("update private.garage set name = 'Test Motors' where true");
});
afterAll(() => workshop.close());

const request_id = requests.completed;
const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manage = async <Result = Record<string, unknown>>(name: string, parameters: object) =>
  call<Result>(await workshop.as('manager'), name, { ...parameters });
const refused = async (name: string, parameters: object) => {
  const { code, message } = await refuse(await workshop.as('manager'), name, { ...parameters });
  return `${code} ${message}`;
};
const issue = () => manage<{ invoice_id: number; number: string }>('issue_invoice', { request_id });
const pay = (amount: number, more: object = {}) =>
  manage<{ payment_id: number; receipt_number: string }>('record_payment', {
    request_id,
    method: 'upi',
    amount,
    ...more,
  });
const remind = (invoice_id: number) => manage('remind_of_invoice', { invoice_id });
const told = async () => (await outbox(workshop)).map(({ event, details }) => [event, details]);
const nothingDue = 'PT409 Nothing is due for this invoice';

test('invoices, payments and deposits are announced once; refunds are not @long', async () => {
  const deposit = await pay(500);
  const { invoice_id, number } = await issue();
  const idempotency_key = '11111111-1111-4111-8111-111111111111';
  const payment = await pay(1000, { idempotency_key });
  await pay(1000, { idempotency_key });
  expect(await refused('record_payment', { request_id, method: 'upi', amount: 9000 })).toMatch('PT409');
  await manage('credit_invoice', { invoice_id, reason: 'x' });
  await manage('refund_payment', { request_id, method: 'cash', amount: 100, reason: 'x' });
  await manage('correct_payment', { payment_id: deposit.payment_id, reason: 'x' });
  expect(await told()).toEqual([
    ['payment_received', { number: deposit.receipt_number, amount: 500, payment_id: deposit.payment_id }],
    ['invoice_issued', { number, amount: 3999.5, invoice_id }],
    [
      'payment_received',
      { number: payment.receipt_number, amount: 1000, payment_id: payment.payment_id, invoice_id },
    ],
  ]);
  expect(await bell(workshop, 'customer')).toEqual([
    ...['payment_received', 'invoice_issued', 'payment_received'],
  ]);
});

test('a mail is skipped once its invoice is credited or its payment is corrected @long', async () => {
  const { payment_id } = await pay(500);
  const { invoice_id } = await issue();
  await manage('correct_payment', { payment_id, reason: 'It was another customer' });
  await manage('credit_invoice', { invoice_id, reason: 'Wrong name' });
  const again = await issue();
  expect((await claim(workshop)).map(({ values }) => values.number)).toEqual([again.number]);
  expect(await outbox(workshop)).toMatchObject([
    { state: 'skipped', problem: 'The payment was corrected' },
    { state: 'skipped', problem: 'The invoice was credited' },
    { event: 'invoice_issued', state: 'queued' },
  ]);
});

test('a reminder of an unpaid invoice has the amount due, is sent once a day, and is in the audit trail @long', async () => {
  const { invoice_id, number } = await issue();
  await pay(1000);
  const reminded = await remind(invoice_id);
  const reminder = {
    invoice_id,
    channels: ['mail'],
    captured: [],
    reminded_at: expect.any(String),
    repeated: false,
  };
  expect(reminded).toEqual(reminder);
  expect(await remind(invoice_id)).toEqual({ ...reminded, repeated: true });
  expect((await told()).slice(2)).toEqual([['invoice_reminder', { number, amount: 2999.5, invoice_id }]]);
  expect((await bell(workshop, 'customer')).slice(2)).toEqual(['invoice_reminder']);
  expect(await manage('list_invoices', { filter: 'unpaid' })).toMatchObject({
    rows: [{ invoice_id, reminded_at: reminded.reminded_at }],
  });
  expect(await manage('list_changes', { subject: 'message' })).toMatchObject({
    total: 1,
    rows: [{ actor_name: 'Meera', subject_label: 'invoice_reminder', after: { channel: 'mail' } }],
  });
  await exec("update private.outbox set key = key || ':yesterday' where event = 'invoice_reminder'");
  expect(await remind(invoice_id)).toMatchObject({ repeated: false });
  expect(await told()).toHaveLength(4);
});

test('a reminder is skipped once the invoice is paid, and not sent when nothing is due @long', async () => {
  const { invoice_id } = await issue();
  await remind(invoice_id);
  await pay(3999.5);
  expect((await claim(workshop)).map(({ event }) => event)).toEqual(['invoice_issued', 'payment_received']);
  expect((await outbox(workshop))[1]).toMatchObject({
    event: 'invoice_reminder',
    state: 'skipped',
    problem: 'The invoice was paid or credited',
  });
  expect(await refused('remind_of_invoice', { invoice_id })).toBe(nothingDue);
  const credit = await manage<{ invoice_id: number }>('credit_invoice', { invoice_id, reason: 'x' });
  expect(await refused('remind_of_invoice', { invoice_id })).toBe(nothingDue);
  expect(await refused('remind_of_invoice', { invoice_id: credit.invoice_id })).toBe(
    'PT404 Invoice not found',
  );
});

test('a reminder of the balance after a part payment goes the same day, and a failed one is not called sent', async () => {
  const { invoice_id } = await issue();
  await remind(invoice_id);
  await pay(1000);
  expect(await claim(workshop)).not.toContainEqual(expect.objectContaining({ event: 'invoice_reminder' }));
  expect(await manage('list_invoices', { filter: 'unpaid' })).toMatchObject({
    rows: [{ reminded_at: null }],
  });
  expect(await remind(invoice_id)).toMatchObject({ channels: ['mail'] });
  expect(await claim(workshop)).toMatchObject([{ event: 'invoice_reminder', values: { amount: 2999.5 } }]);
  await exec("update private.outbox set state = 'failed' where event = 'invoice_reminder'");
  expect(await refused('remind_of_invoice', { invoice_id })).toBe(
    "PT409 Today's reminder could not be sent. The list of messages says why.",
  );
});

test.each([
  ['who has no address', 'update public.customers set email = null where true'],
  [
    'who switched them off',
    `insert into private.message_preferences select customer_id, 'invoice', 'mail', false from public.customers`,
  ],
  ['whose request was cleared', 'truncate public.service_requests cascade'],
])('a reminder to a customer %s is refused with what to do instead', async (_, change) => {
  const { invoice_id } = await issue();
  await exec(change);
  expect(await refused('remind_of_invoice', { invoice_id })).toBe(
    'PT409 This customer gets no messages about invoices. Please call them.',
  );
  expect(await bell(workshop, 'customer')).not.toContain('invoice_reminder');
});

test('the link in a reminder or a receipt opens the invoice long after the car was collected, for 30 days from its sending @long', async () => {
  const { invoice_id, number } = await issue();
  await pay(1000);
  await remind(invoice_id);
  await exec("select private.tell('car_ready', $1, null)", [request_id]);
  const tokens = new Map((await claim(workshop)).map(({ event, token }) => [event, token]));
  await exec(
    `update public.service_requests set collected_at = now() - interval '31 days', handed_over_by = 'Meera'
     where request_id = $1`,
    [request_id],
  );
  const visitor = await workshop.as('visitor');
  const opened = (event: string) => visitor.rpc('link_invoice', { token: tokens.get(event) });
  for (const event of ['invoice_issued', 'invoice_reminder', 'payment_received']) {
    expect((await opened(event)).data).toMatchObject({ invoice: { number } });
  }
  expect((await opened('car_ready')).error).toMatchObject({ code: 'PT404' });
  await exec(
    "update private.outbox set state = 'sent', sent_at = now() - interval '31 days' where event = 'invoice_reminder'",
  );
  expect((await opened('invoice_reminder')).error).toMatchObject({ code: 'PT404' });
});
