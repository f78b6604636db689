import { bookableDay, openDay } from '../../../../local-backend/testing/bookable-day.ts';
import { bell, claim, outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const book = async (key?: string) =>
  call<{ request_id: number }>(await workshop.as('customer'), 'book_service', {
    vehicle_id: vehicles.first,
    service_ids: [services.oilChange],
    scheduled_date: bookableDay,
    ...(key && { idempotency_key: key }),
  });
const events = async () => (await outbox(workshop)).map(({ event }) => event);
const assign = async (request_id: number, person: 'mechanic' | 'otherMechanic') =>
  call(await workshop.as('manager'), 'assign_mechanic', { request_id, mechanic_id: workshop.idOf(person) });
const setChannels = (channels: string) =>
  exec('update private.message_settings set channels = $1', [channels]);

test('one request tells its customer, mechanic and managers of every step @long', async () => {
  const { request_id } = await book();
  await assign(request_id, 'mechanic');
  const manager = await workshop.as('manager');
  const mechanic = await workshop.as('mechanic');
  await call(manager, 'move_request', { request_id, scheduled_date: openDay(9), reason: 'Full' });
  await call(manager, 'check_in', { request_id, kilometres: 10, fuel: 'half' });
  await call(mechanic, 'start_job', { request_id });
  const line = { kind: 'part', description: 'Discs', quantity: 2, unit_price: 2000 };
  const { line_id, version } = await call<{ line_id: number; version: number }>(manager, 'add_line', {
    request_id,
    line,
  });
  await call(manager, 'send_estimate', { request_id });
  await call(await workshop.as('customer'), 'decide_lines', {
    request_id,
    decided_by_name: 'Asha',
    decisions: [{ line_id, version, approve: true }],
  });
  await call(mechanic, 'queue_job', { request_id });
  await call(mechanic, 'start_job', { request_id });
  await call(mechanic, 'complete_job', { request_id, final_cost: 8000 });
  const told = [
    ...[
      'booking_received',
      'booking_approved',
      'booking_moved',
      'car_arrived',
      'estimate_to_answer',
      'car_ready',
    ],
  ];
  const messages = await outbox(workshop);
  expect(messages.map(({ event }) => event)).toEqual(told);
  expect(messages.map(({ channel }) => channel)).toEqual(told.map(() => 'mail'));
  expect(messages[1]?.details).toMatchObject({ mechanic: 'Ravi', day: expect.any(String) });
  expect(messages[5]?.details).toMatchObject({ amount: 8000 });
  expect(await bell(workshop, 'customer')).toEqual(told);
  expect(await bell(workshop, 'mechanic')).toEqual(['job_assigned', 'job_moved', 'estimate_answered']);
  expect(await bell(workshop, 'restrictedManager')).toEqual(['booking_made', 'estimate_answered']);
});

test('a cancellation by the customer tells mechanic and managers', async () => {
  await exec(
    "update public.service_requests set scheduled_date = now() + interval '5 days' where request_id = $1",
    [requests.approved],
  );
  await call(await workshop.as('customer'), 'cancel_request', { request_id: requests.approved });
  expect(await events()).toEqual(['booking_cancelled']);
  expect(await bell(workshop, 'mechanic')).toEqual(['job_cancelled']);
  expect(await bell(workshop, 'manager')).toEqual(['booking_cancelled_by_customer']);
});

test('an answer that a manager enters is told to the mechanic and the other managers', async () => {
  const manager = await workshop.as('manager');
  const request_id = requests.inProgress;
  const line = { kind: 'part', description: 'Discs', quantity: 2, unit_price: 2000 };
  const { line_id, version } = await call<{ line_id: number; version: number }>(manager, 'add_line', {
    request_id,
    line,
  });
  await call(manager, 'decide_lines', {
    request_id,
    decided_by_name: 'Asha',
    channel: 'phone',
    decisions: [{ line_id, version, approve: true }],
  });
  expect(await bell(workshop, 'mechanic')).toEqual(['estimate_answered']);
  expect(await bell(workshop, 'restrictedManager')).toEqual(['estimate_answered']);
  expect(await bell(workshop, 'manager')).toEqual([]);
});

test('a retried booking is told once, and what a failed transaction told is gone with it', async () => {
  const key = '11111111-1111-4111-8111-111111111111';
  await book(key);
  await book(key);
  expect(await events()).toEqual(['booking_received']);
  const tell = `select private.tell('invoice_issued', ${requests.completed}, 'PL/1', '{"amount": 5}')`;
  await exec(tell);
  await exec(tell);
  await expect(exec(`select private.tell('car_ready', ${requests.completed}, null), 1/0`)).rejects.toThrow();
  expect(await events()).toEqual(['booking_received', 'invoice_issued']);
});

test('a person marks one own notice as read, again without effect, and nobody else does', async () => {
  await exec(`select private.tell('car_arrived', ${requests.approved}, null)`);
  await exec(`select private.tell('car_ready', ${requests.approved}, null, '{"amount": 500}')`);
  const notices = () =>
    exec('select notice_id, event, read_at from private.notices where recipient = $1 order by notice_id', [
      workshop.idOf('customer'),
    ]);
  const [arrived, ready] = await notices();
  const notice_id = arrived?.notice_id;
  for (const person of ['otherCustomer', 'mechanic', 'manager'] as const)
    expect(await call(await workshop.as(person), 'mark_notice_read', { notice_id })).toMatchObject({
      unread: 0,
    });
  expect(await notices()).toMatchObject([{ read_at: null }, { read_at: null }]);
  const customer = await workshop.as('customer');
  const news = { unread: 1, latest: ready?.notice_id };
  expect(await call(customer, 'mark_notice_read', { notice_id })).toEqual(news);
  const [first, second] = await notices();
  expect(first?.read_at).not.toBeNull();
  expect(second?.read_at).toBeNull();
  expect(await call(customer, 'mark_notice_read', { notice_id })).toEqual(news);
  expect(await notices()).toEqual([first, second]);
});

test('another mechanic is another approval, and the first one loses the job', async () => {
  await assign(requests.pending, 'mechanic');
  await assign(requests.pending, 'mechanic');
  await assign(requests.pending, 'otherMechanic');
  await assign(requests.pending, 'mechanic');
  expect(await events()).toEqual(['booking_approved', 'booking_approved', 'booking_approved']);
  expect(await bell(workshop, 'mechanic')).toEqual(['job_assigned', 'job_unassigned', 'job_assigned']);
});

test.each([
  ['{mail,sms}', 'update public.customers set email = email where true', ['mail']],
  ['{whatsapp,mail}', 'update public.customers set email = email where true', ['whatsapp']],
  ['{mail,sms}', 'update public.customers set email = null where true', ['sms']],
  ['{mail}', 'update public.customers set email = null where true', [null]],
  ['{}', 'update public.customers set email = email where true', [null]],
])('with %s after "%s" the channels are %j', async (channels, change, expected) => {
  await setChannels(channels);
  await exec(change);
  await exec(`select private.tell('car_ready', ${requests.pending}, null)`);
  expect((await outbox(workshop)).map(({ channel }) => channel)).toEqual(expected);
});

test('a customer chooses channels by kind, and switching mail off does not mean SMS', async () => {
  await setChannels('{mail,sms}');
  const customer = await workshop.as('customer');
  const choose = (kind: string, channel: string, wanted: boolean) =>
    call(customer, 'save_message_preference', { kind, channel, wanted });
  await choose('booking', 'mail', false);
  await choose('invoice', 'sms', true);
  await exec(
    `select private.tell('car_ready', ${requests.pending}, null), private.tell('invoice_issued', ${requests.pending}, null)`,
  );
  expect((await outbox(workshop)).map(({ event, channel }) => [event, channel])).toEqual([
    ['car_ready', null],
    ['invoice_issued', 'mail'],
    ['invoice_issued', 'sms'],
  ]);
  expect(await call(customer, 'message_preferences')).toContainEqual({
    kind: 'booking',
    channel: 'mail',
    wanted: false,
  });
  expect(
    await refuse(customer, 'save_message_preference', { kind: 'x', channel: 'sms', wanted: true }),
  ).toMatchObject({
    code: 'PT400',
    hint: 'kind',
  });
});

test('a closed account gets nothing, and nothing of it stays', async () => {
  await exec(`select private.tell('car_ready', ${requests.completed}, null)`);
  await exec(
    "update public.service_requests set status = 'completed', final_cost = 1, completion_date = now() where status = 'in_progress'",
  );
  await exec(
    "update public.service_requests set status = 'cancelled' where status in ('pending', 'approved')",
  );
  expect(await call(await workshop.as('customer'), 'close_account', { password: 'secret1' })).toEqual({
    closed: true,
  });
  await exec(`select private.tell('invoice_issued', ${requests.completed}, null)`);
  const mine = await exec(
    'select 1 from private.outbox where recipient = $1 union all select 1 from private.notices where recipient = $1',
    [workshop.idOf('customer')],
  );
  expect(mine).toEqual([]);
});

describe('the token in a message', () => {
  const token = async (event = 'car_ready') => {
    await exec('truncate private.outbox cascade');
    await exec(`select private.tell('${event}', ${requests.inProgress}, gen_random_uuid()::text)`);
    return String((await claim(workshop))[0]?.token);
  };
  const open = async (value: string) => (await workshop.as('visitor')).rpc('open_link', { token: value });

  test('is stored as a hash, opens the request beside the manager’s link, and every attempt has its own @long', async () => {
    const first = await token();
    const link = await call<{ token: string }>(await workshop.as('manager'), 'create_link', {
      request_id: requests.inProgress,
    });
    await exec("update private.outbox set due_at = now() where state = 'queued'");
    const second = String((await claim(workshop))[0]?.token);
    expect(second).not.toBe(first);
    for (const each of [first, second, link.token]) {
      expect(Buffer.from(each, 'base64url')).toHaveLength(16);
      expect((await open(each)).data).toMatchObject({ request_id: requests.inProgress });
    }
    expect(JSON.stringify(await exec('select * from private.message_tokens'))).not.toContain(first);
  });

  test('is not the one that switches messages off, which opens nothing and outlives it', async () => {
    await exec(`select private.tell('car_ready', ${requests.inProgress}, null)`);
    const [claimed] = await claim(workshop);
    const { token: link, stop_token: stop } = claimed ?? { token: '', stop_token: '' };
    expect(stop).not.toBe(link);
    expect(Buffer.from(String(stop), 'base64url')).toHaveLength(16);
    expect(JSON.stringify(await exec('select * from private.stop_tokens'))).not.toContain(stop);
    expect((await open(String(stop))).error).toMatchObject({ code: 'PT404' });
    const visitor = await workshop.as('visitor');
    for (const name of ['read_opt_out', 'opt_out'])
      expect(await refuse(visitor, name, { token: link })).toMatchObject({ code: 'PT404' });
    expect(
      await call(await workshop.as('manager'), 'revoke_link', { request_id: requests.inProgress }),
    ).toEqual({ revoked: true });
    expect((await open(link)).error).toMatchObject({ code: 'PT404' });
    expect(await call(visitor, 'read_opt_out', { token: stop })).toMatchObject({
      kind: 'booking',
      channel: 'mail',
      wanted: true,
    });
    expect(await call(visitor, 'opt_out', { token: stop })).toMatchObject({ wanted: false });
    await exec(`select private.tell('booking_moved', ${requests.inProgress}, null)`);
    expect((await outbox(workshop)).map(({ event, channel }) => [event, channel])).toEqual([
      ['car_ready', 'mail'],
      ['booking_moved', null],
    ]);
    expect(await call(visitor, 'opt_out', { token: stop, wanted: true })).toMatchObject({ wanted: true });
    expect(await refuse(visitor, 'opt_out', { token: 'x' })).toMatchObject({ code: 'PT404' });
  });
});

describe('a reminder', () => {
  const tomorrow = "(private.today() + 1 + time '10:00') at time zone private.garage_time_zone()";
  const prepare = async () => {
    await exec('update private.message_settings set reminder_hour = 0');
    // A customer may change the appointment of tomorrow until 23:00, which it must not be where this garage is.
    await exec(`update private.garage set change_cutoff_hour = 23, time_zone =
      case when extract(hour from now() at time zone 'Asia/Kolkata') >= 22 then 'UTC' else 'Asia/Kolkata' end`);
    await exec(`update public.service_requests set scheduled_date = ${tomorrow} where request_id = $1`, [
      requests.approved,
    ]);
  };
  const remind = () => exec('select private.queue_reminders() as queued');

  test('is queued once for tomorrow’s appointments, and only until the day begins', async () => {
    await prepare();
    expect(await remind()).toEqual([{ queued: 1 }]);
    expect(await remind()).toEqual([{ queued: 0 }]);
    const [message] = await outbox(workshop);
    expect(message).toMatchObject({ event: 'appointment_reminder', request_id: requests.approved });
    await exec("update private.outbox set not_after = now() - interval '1 minute' where true");
    expect(await claim(workshop)).toEqual([]);
    expect(await outbox(workshop)).toMatchObject([{ state: 'skipped', problem: 'Its time had passed' }]);
  });

  describe('of an appointment that was booked today', () => {
    const bookedAgo = (age: string) =>
      exec('update public.service_requests set created_at = now() - $1::interval where request_id = $2', [
        ...[age, requests.approved],
      ]);
    /** The garage's time zone in which it is half past noon, so that these appointments were all booked today. */
    const atNoon = async () => {
      await prepare();
      await exec(
        `update private.garage set time_zone = (
           select name from pg_timezone_names where name like 'Etc/GMT%'
           and extract(hour from now() at time zone name) = 12 order by name limit 1)`,
      );
      await exec(`update public.service_requests set scheduled_date = ${tomorrow} where request_id = $1`, [
        requests.approved,
      ]);
    };
    const quiet = (from: number, until: number) =>
      exec('update private.message_settings set quiet_from = $1, quiet_until = $2', [from, until]);
    afterEach(() => exec("update private.garage set time_zone = 'Asia/Kolkata' where true"));

    test('is queued half an hour later, once', async () => {
      await atNoon();
      await quiet(0, 0);
      await bookedAgo('29 minutes');
      expect(await remind()).toEqual([{ queued: 0 }]);
      await bookedAgo('31 minutes');
      expect(await remind()).toEqual([{ queued: 1 }]);
      expect(await remind()).toEqual([{ queued: 0 }]);
      expect(await events()).toEqual(['appointment_reminder']);
    });

    test('is queued at once before the quiet hours, and never within them', async () => {
      await atNoon();
      await bookedAgo('31 minutes');
      await quiet(12, 14);
      expect(await remind()).toEqual([{ queued: 0 }]);
      await quiet(13, 14);
      await bookedAgo('1 minute');
      const [{ is_near: isNear } = {}] = await exec('select extract(minute from now()) >= 30 as is_near');
      expect(await remind()).toEqual([{ queued: isNear ? 1 : 0 }]);
    });
  });

  test.each([
    [['mail'], 22, 21, 8, true],
    [['mail', 'sms'], 22, 21, 8, false],
    [['whatsapp'], 7, 21, 8, false],
    [['sms'], 8, 21, 8, true],
    [['sms'], 12, 9, 17, false],
    [['sms'], 12, 12, 12, true],
  ])(
    'by %j at %d with quiet hours from %d to %d can be set: %s',
    async (channels, hour, from, until, can) => {
      const manager = await workshop.as('manager');
      const settings = {
        channels,
        quiet_from: from,
        quiet_until: until,
        reminder_hour: hour,
        deferred_days: 90,
        attach_invoice: false,
      };
      if (can) expect(await call(manager, 'save_message_settings', settings)).toMatchObject(settings);
      else {
        expect(await refuse(manager, 'save_message_settings', settings)).toMatchObject({
          code: 'PT400',
          hint: 'reminder_hour',
        });
      }
    },
  );

  test('after a day without the backend none is queued for today', async () => {
    await prepare();
    await exec(
      `update public.service_requests set scheduled_date = (${tomorrow}) - interval '1 day' where request_id = $1`,
      [requests.approved],
    );
    expect(await remind()).toEqual([{ queued: 0 }]);
  });

  test('is skipped once the appointment was moved or cancelled', async () => {
    await prepare();
    await remind();
    await exec(
      "update public.service_requests set scheduled_date = scheduled_date + interval '1 day' where request_id = $1",
      [requests.approved],
    );
    expect(await claim(workshop)).toEqual([]);
    expect(await outbox(workshop)).toMatchObject([
      { state: 'skipped', problem: 'The appointment has changed' },
    ]);
  });

  const answer = async (parameters: object) => {
    await prepare();
    await remind();
    const [message] = await claim(workshop);
    return call(await workshop.as('visitor'), 'answer_reminder', { token: message?.token, ...parameters });
  };

  test('is answered by link: coming', async () => {
    const answered = await answer({ answer: 'coming' });
    expect(answered).toMatchObject({
      status: 'approved',
      appointment: { confirmed: true, change_refusal: null },
    });
    expect(await bell(workshop, 'manager')).toEqual(['appointment_confirmed']);
  });

  test('is not answered with a closed day', async () => {
    await exec("insert into public.closed_days (day, reason) values ($1, 'Holiday')", [bookableDay]);
    await expect(answer({ answer: 'move', scheduled_date: bookableDay })).rejects.toThrow(
      'The garage is closed',
    );
  });

  test('is answered by link: another day', async () => {
    expect(await answer({ answer: 'move', scheduled_date: bookableDay })).toMatchObject({
      appointment: { confirmed: false },
    });
    expect(await bell(workshop, 'mechanic')).toEqual(['job_moved']);
    const [moved] = await exec(
      'select moved_by, moved_by_name from public.service_requests where request_id = $1',
      [requests.approved],
    );
    expect(moved).toEqual({ moved_by: 'customer', moved_by_name: 'Asha' });
  });

  test('is answered by link: cancel', async () => {
    expect(await answer({ answer: 'cancel' })).toMatchObject({ status: 'cancelled', appointment: null });
    expect(await bell(workshop, 'manager')).toEqual(['booking_cancelled_by_customer']);
  });

  test('is answered neither with a wrong token nor with a wrong answer', async () => {
    await expect(answer({ answer: 'perhaps' })).rejects.toThrow('PT400');
    expect(
      await refuse(await workshop.as('visitor'), 'answer_reminder', { token: 'x', answer: 'coming' }),
    ).toMatchObject({ code: 'PT404' });
  });
});

test('an estimate without an answer for a day is told again, once, unless it is answered', async () => {
  const manager = await workshop.as('manager');
  const request_id = requests.inProgress;
  await call(manager, 'add_line', {
    request_id,
    line: { kind: 'other', description: 'Wash', unit_price: 100 },
  });
  await call(manager, 'send_estimate', { request_id });
  await exec("update private.estimates set sent_at = now() - interval '25 hours'");
  await exec('select private.queue_reminders()');
  await exec('select private.queue_reminders()');
  expect(await events()).toEqual(['estimate_to_answer', 'estimate_reminder']);
  await exec("update public.request_lines set status = 'withdrawn' where status = 'proposed'");
  expect(await claim(workshop)).toEqual([]);
  expect(await outbox(workshop)).toMatchObject([{ state: 'skipped' }, { state: 'skipped' }]);
});

test('an invitation is sent to its address with a code of its own, which ends with the next invitation', async () => {
  const manager = await workshop.as('manager');
  const { customer_id } = await call<{ customer_id: string }>(manager, 'register_walk_in', {
    name: 'Gita',
    phone: '+91 90000 07001',
  });
  const invite = () =>
    call<{ code: string }>(manager, 'invite_customer', { customer_id, email: 'gita@example.test' });
  await invite();
  const [mail] = await claim(workshop);
  expect(mail).toMatchObject({ event: 'account_invitation', to: 'gita@example.test', stop_token: null });
  const visitor = await workshop.as('visitor');
  expect(await call(visitor, 'read_invitation', { code: mail?.token })).toMatchObject({ name: 'Gita' });
  expect(await refuse(visitor, 'open_link', { token: mail?.token })).toMatchObject({ code: 'PT404' });
  const { code } = await invite();
  expect(await refuse(visitor, 'read_invitation', { code: mail?.token })).toMatchObject({ code: 'PT404' });
  const [next] = await claim(workshop);
  const accepted = { email: 'gita@example.test', password: 'secret1' };
  expect(await call(visitor, 'accept_invitation', { code: next?.token, ...accepted })).toMatchObject({
    name: 'Gita',
  });
  expect(await refuse(visitor, 'read_invitation', { code })).toMatchObject({ code: 'PT404' });
});
