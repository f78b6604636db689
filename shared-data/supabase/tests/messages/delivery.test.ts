import { createHmac } from 'node:crypto';
import { deliverFrom } from '../../../local-backend/messages/deliver-from.ts';
import { deliverMessages } from '../../functions/deliver-messages/deliver-messages.ts';
import type { Channels, SendMessage } from '../../functions/deliver-messages/message.ts';
import { smtpMail } from '../../functions/deliver-messages/smtp-mail.ts';
import { webhook } from '../../functions/deliver-messages/webhook.ts';
import { claim, outbox } from '../support/outbox.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { type Receiver, startBrokenSmtp, startSmtp } from '../support/smtp-receivers.ts';
import { type Answer, startWebhook } from '../support/webhook-receiver.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const tell = (event = 'car_ready', details = '{"amount": 123456.5}') =>
  exec(`select private.tell($1, ${requests.inProgress}, gen_random_uuid()::text, $2)`, [event, details]);
const addresses = { site: 'https://portal.example', url: 'https://backend.example' };
const deliver = (channels: Channels) => deliverFrom(workshop.backend, { channels, ...addresses });
const makeDue = () => exec("update private.outbox set due_at = now() where state = 'queued'");

const receive = async (receiver: Promise<Receiver>) => {
  const started = await receiver;
  closing.push(started.close);
  return started;
};
const mailTo = ({ port }: Receiver, protocol = 'smtp') =>
  smtpMail({ url: `${protocol}://localhost:${port}`, from: 'desk@garage.example', timeout: 700 });
const useSms = async () => {
  await exec("update private.message_settings set channels = '{sms}', quiet_from = 0, quiet_until = 0");
};

/** The decoded parts of a mail, long headers on one line. */
const decode = (mail: string) =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/\r\n /g, ' ')
    .replace(/: {2,}/g, ': ')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

describe('a mail', () => {
  test('has text and HTML with the facts, its language, and a way to switch it off @long', async () => {
    await exec(
      "update private.garage set name = 'Pitlane & Sons', phone = '080 1234', email = 'service@garage.example'",
    );
    await tell();
    const receiver = await receive(startSmtp());
    expect(await deliver({ mail: mailTo(receiver) })).toEqual({ sent: 1, failed: 0 });
    const mail = decode(String(receiver.mails[0]));
    const [message] = await outbox(workshop);
    expect(message).toMatchObject({ state: 'sent', attempts: 1, problem: null });
    const [row] = await exec('select idempotency_key from private.outbox');
    expect(mail).toContain(`Message-ID: <${row?.idempotency_key}@garage.example>`);
    expect(mail).toContain('Subject: Your Hyundai Creta is ready');
    expect(mail).toContain('To: customer@example.test');
    expect(mail).toMatch(/^Reply-To: .*<service@garage\.example>/m);
    expect(mail).toMatch(/Content-Type: multipart\/alternative/);
    expect(mail).toContain('Content-Language: en-IN');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(receiver.mails[0]).toMatch(
      /List-Unsubscribe:\s+<https:\/\/backend\.example\/functions\/v1\/unsubscribe\?token=[\w-]{22}>/,
    );
    expect(mail).toContain(
      'Brake Repair for your Hyundai Creta (KA 01 A 1) is done. The amount is ₹1,23,456.50.',
    );
    expect(mail).toMatch(/Details: https:\/\/portal\.example\/t\/[\w-]{22}/);
    expect(mail).toContain('<html lang="en-IN" dir="ltr">');
    expect(mail).toContain('Pitlane &#38; Sons, 080 1234');
    const token = /\/t\/([\w-]{22})/.exec(mail)?.[1];
    expect(await call(await workshop.as('visitor'), 'open_link', { token })).toMatchObject({
      request_id: requests.inProgress,
    });
    const stops = [...mail.matchAll(/unsubscribe(?:\?token=|\/)([\w-]{22})/g)].map(([, one]) => one);
    expect(new Set(stops).size).toBe(1);
    expect(stops).not.toContain(token);
  });

  test('one click in the mail program switches its kind off, and reading its address does not', async () => {
    await tell();
    const receiver = await receive(startSmtp());
    await deliver({ mail: mailTo(receiver) });
    const token = /\/unsubscribe\/([\w-]{22})/.exec(decode(String(receiver.mails[0])))?.[1];
    const address = `http://localhost/functions/v1/unsubscribe?token=${token}`;
    const read = await workshop.backend.fetch(address, { redirect: 'manual' });
    expect([read.status, read.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`/unsubscribe/${token}`),
    ]);
    await tell('booking_moved');
    expect(await outbox(workshop)).toHaveLength(2);
    const clicked = await workshop.backend.fetch(address, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(clicked.status).toBe(200);
    await tell('car_arrived');
    expect((await outbox(workshop))[2]).toMatchObject({
      channel: null,
      state: 'skipped',
      problem: 'the customer switched these messages off',
    });
    expect(await deliver({ mail: mailTo(receiver) })).toEqual({ sent: 0, failed: 0 });
    expect((await outbox(workshop))[1]).toMatchObject({
      state: 'skipped',
      problem: 'The customer switched these messages off',
    });
    const wrong = address.replace(/token=.*/, 'token=aaaaaaaaaaaaaaaaaaaaaa');
    expect((await workshop.backend.fetch(wrong, { method: 'POST' })).status).toBe(404);
  });
});

describe('a mail server that', () => {
  test.each<[string, () => Promise<Receiver>, string, string, RegExp]>([
    ['refuses for now', () => startSmtp({ refusal: 451 }), 'smtp', 'queued', /451/],
    ['refuses for good', () => startSmtp({ refusal: 550 }), 'smtp', 'failed', /550/],
    ['hangs', () => startBrokenSmtp('hangs'), 'smtp', 'queued', /timeout/i],
    ['drops the line', () => startBrokenSmtp('drops'), 'smtp', 'queued', /close|socket|reset/i],
    ['has a wrong certificate', () => startSmtp({ secure: true }), 'smtps', 'queued', /certificate/i],
  ])('%s', async (_, start, protocol, state, problem) => {
    await tell();
    const receiver = await receive(start());
    expect(await deliver({ mail: mailTo(receiver, protocol) })).toEqual({ sent: 0, failed: 1 });
    expect(await outbox(workshop)).toMatchObject([
      { state, attempts: 1, problem: expect.stringMatching(problem) },
    ]);
    expect(receiver.mails).toEqual([]);
    // A later attempt succeeds, unless it was refused for good.
    const working = await receive(startSmtp());
    await makeDue();
    await deliver({ mail: mailTo(working) });
    expect(working.mails).toHaveLength(state === 'queued' ? 1 : 0);
  });
});

describe('a provider of SMS', () => {
  const secret = 'shared secret';
  const sms = (url: string) => ({ sms: webhook({ channel: 'sms', url, secret, timeout: 500 }) });
  const open = async (answer: Answer) => {
    const provider = await startWebhook(answer);
    closing.push(provider.close);
    return provider;
  };

  test('gets a signed message with its idempotency key', async () => {
    await useSms();
    await tell();
    const { url, calls } = await open(204);
    expect(await deliver(sms(url))).toEqual({ sent: 1, failed: 0 });
    const [{ headers, body } = { headers: {}, body: '' }] = calls;
    const [row] = await exec('select idempotency_key from private.outbox');
    expect(JSON.parse(body)).toEqual({
      channel: 'sms',
      to: '+91 90000 00100',
      idempotency_key: row?.idempotency_key,
      text: expect.stringMatching(
        /your Hyundai Creta \(KA 01 A 1\) is ready\. Amount: ₹1,23,456\.50\. https:\/\/portal\.example\/t\//,
      ),
    });
    const timestamp = Number(headers['pitlane-timestamp']);
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
    expect(headers['pitlane-signature']).toBe(
      createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    );
    expect(headers['idempotency-key']).toBe(row?.idempotency_key);
  });

  test.each<[Answer, string, RegExp]>([
    [503, 'queued', /answered 503/],
    [429, 'queued', /answered 429/],
    [403, 'queued', /answered 403/],
    [422, 'failed', /answered 422/],
    ['hangs', 'queued', /No answer in time/],
    ['drops', 'queued', /socket|close|reset/i],
  ])('that answers %s leaves the message %s', async (answer, state, problem) => {
    await useSms();
    await tell();
    const { url, calls } = await open(answer);
    expect(await deliver(sms(url))).toEqual({ sent: 0, failed: 1 });
    expect(await outbox(workshop)).toMatchObject([{ state, problem: expect.stringMatching(problem) }]);
    expect(calls).toHaveLength(1);
  });

  test('with a wrong certificate gets nothing', async () => {
    await useSms();
    await tell();
    const { port } = await receive(startSmtp({ secure: true }));
    await deliver(sms(`https://localhost:${port}`));
    expect(await outbox(workshop)).toMatchObject([
      { state: 'queued', problem: expect.stringMatching(/certificate/i) },
    ]);
  });

  test('that is not set up is named as the problem, and gets the message once it is', async () => {
    await useSms();
    await tell();
    expect(await deliver({})).toEqual({ sent: 0, failed: 1 });
    expect(await outbox(workshop)).toMatchObject([{ state: 'queued', problem: 'No SMS provider is set up' }]);
    await makeDue();
    const { url } = await open(204);
    expect(await deliver(sms(url))).toEqual({ sent: 1, failed: 0 });
  });

  test.each(['sms', 'whatsapp'])('is not called in the quiet hours for %s, and mail is', async (provided) => {
    await exec('update private.message_settings set channels = $1, quiet_from = 0, quiet_until = 23', [
      `{${provided}}`,
    ]);
    await exec(`update private.garage set time_zone = case
      when extract(hour from now() at time zone 'UTC') = 23 then 'Asia/Kolkata' else 'UTC' end`);
    await tell();
    await exec("update private.message_settings set channels = '{mail}'");
    await tell();
    expect((await claim(workshop)).map(({ channel }) => channel)).toEqual(['mail']);
    const list = await call<{ rows: { channel: string; due_at: string }[] }>(
      await workshop.as('manager'),
      'list_messages',
    );
    const due = new Date(list.rows.find(({ channel }) => channel === provided)?.due_at ?? '');
    const [garage] = await exec(
      'select extract(hour from $1::timestamptz at time zone private.garage_time_zone())::int as hour',
      [due.toISOString()],
    );
    expect([garage?.hour, due.getTime() > Date.now()]).toEqual([23, true]);
  });
});

test('the settings tell which channels the program that sends has, without a change of the settings', async () => {
  const manager = await workshop.as('manager');
  const read = () => call<{ set_up: string[] | null; captured: string[] }>(manager, 'message_settings');
  const expected = await read();
  expect(expected).toMatchObject({ channels: ['mail'], set_up: null });
  const send: SendMessage = async () => {};
  await deliver({ sms: send, mail: send });
  const audited = async () => await exec("select from private.changes where subject = 'message_settings'");
  const entries = await audited();
  expect(await read()).toEqual({ ...expected, set_up: ['mail', 'sms'] });
  const { set_up: _, captured: __, ...chosen } = expected;
  const saved = await call(manager, 'save_message_settings', { ...chosen, channels: ['sms'], expected });
  expect(saved).toMatchObject({ channels: ['sms'], set_up: ['mail', 'sms'] });
  expect(await audited()).toHaveLength(entries.length + 1);
  // A caller that says nothing changes nothing.
  await claim(workshop);
  expect((await read()).set_up).toEqual(['mail', 'sms']);
  await deliver({});
  expect((await read()).set_up).toEqual([]);
  expect((await audited()).length).toBe(entries.length + 1);
});

test('a message of a capturing channel is captured, and choosing another such channel is refused @long', async () => {
  const manager = await workshop.as('manager');
  const {
    set_up: _,
    captured: __,
    ...chosen
  } = await call<Record<string, unknown>>(manager, 'message_settings');
  const show: SendMessage = async () => {};
  show.captures = true;
  await tell();
  await deliver({ mail: show, sms: show });
  const listed = await call<{ rows: { state: string; captured: boolean }[] }>(manager, 'list_messages');
  expect(listed.rows).toMatchObject([{ state: 'sent', captured: true }]);
  const { rows } = await call<typeof listed>(await workshop.as('customer'), 'own_messages');
  expect(rows).toMatchObject([{ captured: true }]);
  const refusal = {
    code: 'PT400',
    message: 'Nothing is set up to send by this channel. DEPLOYING.md says how to set it up.',
  };
  for (const channel of ['sms', 'whatsapp']) {
    const channels = ['mail', channel];
    expect(await refuse(manager, 'save_message_settings', { ...chosen, channels })).toMatchObject(refusal);
  }
  const text = { event: 'car_ready', channel: 'mail', subject: 'A try', body: 'Ready' };
  expect(await call(manager, 'send_test_message', text)).toMatchObject({ captured: true });
  await deliver({ mail: async () => {} });
  const test = await call<typeof listed>(manager, 'list_messages');
  expect(test.rows[0]).toMatchObject({ state: 'sent', captured: false });
});

test('a channel that is not set up is offered to no customer and takes no test message', async () => {
  const [manager, customer] = [await workshop.as('manager'), await workshop.as('customer')];
  await exec("update private.message_settings set channels = '{mail,sms}' where true");
  const offered = async () =>
    new Set(
      (await call<{ channel: string }[]>(customer, 'message_preferences')).map(({ channel }) => channel),
    );
  expect(await offered()).toEqual(new Set(['mail', 'sms']));
  await deliver({ mail: async () => {} });
  expect(await offered()).toEqual(new Set(['mail']));
  const wanted = { kind: 'booking', channel: 'sms', wanted: true };
  expect(await refuse(customer, 'save_message_preference', wanted)).toMatchObject({
    code: 'PT409',
    message: 'The garage cannot send by this channel',
  });
  const text = { event: 'car_ready', channel: 'sms', body: 'Ready' };
  expect(await refuse(manager, 'send_test_message', text)).toMatchObject({ code: 'PT409', hint: 'channel' });
});

test('killed between sending and noting, it sends again with the same idempotency key @long', async () => {
  await tell();
  const receiver = await receive(startSmtp());
  const killed = deliverMessages({
    channels: { mail: mailTo(receiver) },
    site: addresses.site,
    functions: addresses.url,
    timeLimit: 1000,
    call: async (name, { most }) => {
      if (name !== 'claim_messages') throw new Error('killed');
      return (await exec('select private.claim_messages($1) as claimed', [most]))[0]?.claimed;
    },
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await deliver({ mail: mailTo(receiver) })).toEqual({ sent: 0, failed: 0 });
  await makeDue();
  expect(await deliver({ mail: mailTo(receiver) })).toEqual({ sent: 1, failed: 0 });
  const ids = receiver.mails.map((mail) => /Message-ID: (.+)/.exec(mail)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(await outbox(workshop)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a message is given up after eight attempts with growing pauses, and sent again on request @long', async () => {
  await tell();
  const refusing = await receive(startSmtp({ refusal: 421 }));
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    await deliver({ mail: mailTo(refusing) });
    const [row] = await exec('select extract(epoch from due_at - now())::float as pause from private.outbox');
    pauses.push(Math.round(Number(row?.pause) / 60));
    await makeDue();
  }
  expect(pauses.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 360, 720]);
  expect(await outbox(workshop)).toMatchObject([{ state: 'failed', attempts: 8 }]);
  expect(await deliver({ mail: mailTo(refusing) })).toEqual({ sent: 0, failed: 0 });
  const manager = await workshop.as('manager');
  const { rows } = await call<{ rows: { event: string }[] }>(manager, 'list_notices');
  expect(rows[0]).toMatchObject({
    event: 'message_failed',
    details: { message: 'car_ready', channel: 'mail' },
  });
  const list = await call<{ rows: { message_id: number }[] }>(manager, 'list_messages', {
    state: 'failed',
    search: 'asha',
  });
  expect(list).toMatchObject({ total: 1, counts: { failed: 1, sent: 0 }, rows: [{ customer_name: 'Asha' }] });
  const message_id = list.rows[0]?.message_id;
  expect(await call(manager, 'send_again', { message_id })).toMatchObject({ state: 'queued' });
  expect(await refuse(manager, 'send_again', { message_id })).toMatchObject({ code: 'PT409' });
  const forGood = await receive(startSmtp({ refusal: 550 }));
  await deliver({ mail: mailTo(forGood) });
  // Managers are told of the second failure too, in the notice that they have not read yet; of the outage at its fifth try.
  expect(await call(manager, 'list_notices')).toMatchObject({
    total: 2,
    rows: [{ event: 'message_failed', times: 2 }, { event: 'sending_refused' }],
  });
  await call(manager, 'send_again', { message_id });
  const working = await receive(startSmtp());
  expect(await deliver({ mail: mailTo(working) })).toEqual({ sent: 1, failed: 0 });
  const mine = await call(await workshop.as('customer'), 'own_messages');
  expect(mine).toMatchObject({ total: 1, rows: [{ event: 'car_ready', channel: 'mail' }] });
});

test('an attempt without a result counts', async () => {
  await tell();
  for (let attempt = 1; attempt <= 8; attempt++) {
    expect(await claim(workshop)).toMatchObject([{ attempt }]);
    expect(await claim(workshop)).toEqual([]);
    await makeDue();
  }
  expect(await claim(workshop)).toEqual([]);
  expect(await outbox(workshop)).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('stopped') },
  ]);
});

test('the result of an earlier attempt is ignored, unless it was sent', async () => {
  await tell();
  const [first] = await claim(workshop);
  await makeDue();
  await claim(workshop);
  const note = (sql: string) => exec(sql, [first?.message_id]);
  expect(await note("select private.note_failed($1, 1, 'late', true) as noted")).toEqual([{ noted: false }]);
  expect(await note('select private.note_sent($1) as noted')).toEqual([{ noted: true }]);
  expect(await note("select private.note_failed($1, 2, 'late', true) as noted")).toEqual([{ noted: false }]);
  expect(await outbox(workshop)).toMatchObject([{ state: 'sent', problem: null }]);
});

test('a text of the garage is checked, sent, tried out and taken back @long', async () => {
  const manager = await workshop.as('manager');
  const text = { event: 'car_ready', channel: 'mail' };
  const save = { ...text, subject: 'Done', body: 'Dear {name}, {plate} is done ({link}).' };
  expect(await refuse(manager, 'save_message_text', { ...save, body: 'Dear {nam}' })).toMatchObject({
    code: 'PT400',
    hint: 'body',
    message: 'This message cannot name {nam}',
  });
  expect(await refuse(manager, 'save_message_text', { ...save, subject: '{link}' })).toMatchObject({
    hint: 'subject',
  });
  for (const body of ['Dear {name', 'Dear name}', 'Dear {{name}}', 'Dear {name} {']) {
    expect(await refuse(manager, 'save_message_text', { ...save, body })).toMatchObject({
      code: 'PT400',
      hint: 'body',
    });
  }
  expect(await refuse(manager, 'save_message_text', { ...save, subject: ' ' })).toMatchObject({
    hint: 'subject',
  });
  expect(await call(manager, 'save_message_text', save)).toMatchObject({ subject: 'Done', is_own: true });
  expect(await refuse(manager, 'save_message_text', { ...save, expected: { body: 'x' } })).toMatchObject({
    code: 'PT412',
  });
  await tell();
  await call(manager, 'send_test_message', { ...save, subject: 'A try', body: '{amount}: {link}' });
  const receiver = await receive(startSmtp());
  expect(await deliver({ mail: mailTo(receiver) })).toEqual({ sent: 2, failed: 0 });
  const [sent, tried] = receiver.mails.map(decode).toSorted((a) => (a.includes('Subject: Done') ? -1 : 1));
  expect(sent).toContain('Dear Asha, KA 01 A 1 is done (https://portal.example/t/');
  expect(sent).toMatch(/\(<a href="(https:\/\/portal\.example\/t\/[\w-]{22})">\1<\/a>\)\./);
  expect(tried).toContain('To: manager@example.test');
  expect(tried).toContain('₹3,500: https://portal.example/t/');
  expect(tried).not.toContain('List-Unsubscribe');
  const token = /\/t\/([\w-]{22})/.exec(String(tried))?.[1];
  expect(await refuse(await workshop.as('visitor'), 'open_link', { token })).toMatchObject({ code: 'PT404' });
  expect(await call(manager, 'save_message_text', text)).toMatchObject({ is_own: false });
});

test('a purchase order has no link, as a supplier has no page', async () => {
  const manager = await workshop.as('manager');
  const text = { event: 'purchase_order', channel: 'mail', subject: 'Order {number}' };
  const refusal = { code: 'PT400', hint: 'body', message: 'This message cannot name {link}' };
  for (const name of ['save_message_text', 'send_test_message'])
    expect(await refuse(manager, name, { ...text, body: '{lines}: {link}' })).toMatchObject(refusal);
  const saved = await call(manager, 'save_message_text', { ...text, body: 'For {name} by {day}: {lines}' });
  expect(saved).toMatchObject({ is_own: true });
});

test('a message that a later event made untrue is skipped, and a day is the one of the appointment now', async () => {
  const moment = 'clock_timestamp()::text';
  const request = (change: string) =>
    exec(`update public.service_requests set ${change} where request_id = ${requests.pending}`);
  const tellNow = (event: string, details: object) =>
    exec(`select private.tell($1, ${requests.pending}, ${moment}, $2)`, [event, JSON.stringify(details)]);
  const answers = async () => {
    await claim(workshop);
    const states = (await outbox(workshop)).map(({ event, problem }) => [event, problem]);
    await exec('delete from private.outbox');
    return states;
  };
  await exec('delete from private.outbox');
  const day = '2031-03-04T05:00:00+00:00';
  await tellNow('booking_received', { day });
  await tellNow('booking_moved', { day });
  await tellNow('booking_moved', { day });
  await tellNow('booking_approved', { day, mechanic: 'Ravi' });
  await tellNow('estimate_to_answer', { amount: 1 });
  await tellNow('estimate_to_answer', { amount: 2 });
  const claimed = await claim(workshop);
  expect(claimed.map(({ event }) => event)).toEqual(['booking_received', 'booking_moved']);
  expect(claimed.every(({ values }) => values.day && values.day !== day)).toBe(true);
  expect(await answers()).toEqual([
    ['booking_received', null],
    ['booking_moved', 'A newer message replaced it'],
    ['booking_moved', null],
    ['booking_approved', 'The assignment has changed'],
    ['estimate_to_answer', 'A newer message replaced it'],
    ['estimate_to_answer', 'The estimate was answered or changed'],
  ]);
  await tellNow('booking_received', { day });
  await tellNow('booking_moved', { day });
  await request("status = 'cancelled', cancelled_at = now(), cancelled_by = 'manager'");
  expect(await answers()).toEqual([
    ['booking_received', 'The booking was cancelled'],
    ['booking_moved', 'The booking was cancelled'],
    ['booking_cancelled', null],
  ]);
});

test('other work goes on while many messages are sent @long', async () => {
  await exec(
    `select private.tell('car_ready', ${requests.inProgress}, n::text, '{"amount": 100}') from generate_series(1, 60) n`,
  );
  const sent: number[] = [];
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(sent.length), 1);
  await deliver({ mail: async () => void sent.push(1) });
  clearInterval(timer);
  expect(sent).toHaveLength(60);
  expect(turns.filter((done) => done > 0 && done < 60).length).toBeGreaterThan(5);
});

test('programs that send at the same time take different messages', async () => {
  for (let count = 0; count < 12; count++) await tell();
  const claimed = await Promise.all(Array.from({ length: 4 }, () => claim(workshop, 5)));
  const ids = claimed.flat().map(({ message_id }) => message_id);
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
});
