import type { OpenedMessage } from '../../../../src/messages/delivery-answers.ts';
import type { MessageList } from '../../../../src/messages/messages-answers.ts';
import { whatsAppAddress } from '../../../../src/messages/whatsapp-address.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await workshop.backend.exec(
    "update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29' where true",
  );
});
afterAll(() => workshop.close());

const by = async <Result>(name: string, parameters: object = {}) =>
  call<Result>(await workshop.as('manager'), name, parameters as Record<string, unknown>);
const open = (request_id: number, event: string) =>
  by<OpenedMessage>('open_in_whatsapp', { request_id, event });
const refused = async (request_id: number, event: string) => {
  const { code, message } = await refuse(await workshop.as('manager'), 'open_in_whatsapp', {
    request_id,
    event,
  });
  return `${code} ${message}`;
};
const phone = (number: string | null) =>
  workshop.backend.exec('update public.customers set phone = $1 where customer_id = $2', [
    number,
    workshop.idOf('customer'),
  ]);
const job = requests.inProgress;

test('the text of the message settings goes to the customer’s number, and the outbox says who opened it @long', async () => {
  await phone('098860 30001');
  await by('save_message_text', {
    event: 'car_ready',
    channel: 'whatsapp',
    body: 'Ready for {name}: {amount}, see {link}',
  });
  await call(await workshop.as('mechanic'), 'complete_job', { request_id: job, final_cost: 1234.5 });
  const message = await open(job, 'car_ready');
  expect(message).toMatchObject({ to: '919886030001', channel: 'whatsapp', values: { amount: 1234.5 } });
  const text = new URL(whatsAppAddress(message, 'https://portal.test')).searchParams.get('text') ?? '';
  expect(text).toMatch(/^Ready for .+: ₹1,234\.50, see https:\/\/portal\.test\/t\/\S+$/);
  // The link in it opens the request.
  const token = text.split('/t/')[1] ?? '';
  expect(await call(await workshop.as('visitor'), 'open_link', { token })).toMatchObject({});
  const { rows, counts } = await by<MessageList>('list_messages', { state: 'opened' });
  expect(rows).toMatchObject([
    {
      event: 'car_ready',
      state: 'opened',
      opened_by_name: 'Meera',
      opened_at: expect.any(String),
      sent_at: null,
    },
  ]);
  expect(counts.opened).toBe(1);
  expect(await by('list_messages', { state: 'sent' })).toMatchObject({ rows: [] });
  // Nothing sends it, and it is opened again in WhatsApp alone.
  const claimed = await workshop.backend.exec("select private.claim_messages(100, '{whatsapp}') as claimed");
  expect(JSON.stringify(claimed)).not.toMatch('"channel": ?"whatsapp"');
  const message_id = rows[0]?.message_id ?? 0;
  expect(await refuse(await workshop.as('manager'), 'send_again', { message_id })).toMatchObject({
    code: 'PT409',
  });
  await open(job, 'car_ready');
  expect(await by('list_messages', { state: 'opened' })).toMatchObject({ total: 2 });
});

test.each([
  ['+44 20 7946 0018', '442079460018'],
  ['91 98860 30001', '919886030001'],
  ['98860-30001', '919886030001'],
  ['+91 (98860) 30001', '919886030001'],
])('%s is %s in WhatsApp', async (written, number) => {
  await phone(written);
  expect(await open(job, 'booking_received')).toMatchObject({ to: number });
});

test('a request is told what is so now, each event with its facts @long', async () => {
  await phone('9886030001');
  const done = requests.completed;
  const nothing = 'PT409 This message does not fit the request now';
  for (const event of [
    'invoice_issued',
    'invoice_reminder',
    'payment_received',
    'booking_received',
    'nonsense',
  ])
    expect(await refused(done, event)).toBe(nothing);
  for (const event of ['estimate_to_answer', 'car_ready', 'booking_cancelled'])
    expect(await refused(job, event)).toBe(nothing);
  expect(await refused(0, 'car_ready')).toBe('PT404 Service request not found');
  const { number } = await by<{ number: string }>('issue_invoice', { request_id: done });
  expect(await open(done, 'invoice_issued')).toMatchObject({ values: { number, amount: 3999.5 } });
  await by('record_payment', { request_id: done, method: 'cash', amount: 999.5 });
  expect(await open(done, 'invoice_reminder')).toMatchObject({ values: { number, amount: 3000 } });
  expect(await open(done, 'payment_received')).toMatchObject({ values: { amount: 999.5 } });
  expect(await open(done, 'car_ready')).toMatchObject({ values: { amount: 3999.5 } });
  await by('record_payment', { request_id: done, method: 'cash', amount: 3000 });
  expect(await refused(done, 'invoice_reminder')).toBe(nothing);
});

test('who switched messages of a kind off by WhatsApp is not written to', async () => {
  await phone('9886030001');
  await workshop.backend.exec(
    `insert into private.message_preferences (customer_id, kind, channel, wanted) values ($1, 'booking', 'whatsapp', false)`,
    [workshop.idOf('customer')],
  );
  expect(await refused(job, 'booking_received')).toMatch('PT409 The customer switched these messages off');
  expect(await by('list_messages', { state: 'opened' })).toMatchObject({ total: 0 });
});
