import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import type { Reach } from '../../../../src/messages/messages-answers.ts';
import { outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string) => workshop.backend.exec(sql);
const unproved = `insert into private.unproved_addresses (customer_id, mailed_at)
  select customer_id, now() from public.customers where email = 'customer@example.test'`;
const reach = async (role: Parameters<Workshop['as']>[0] = 'manager') =>
  (
    await call<{ reach: unknown }>(await workshop.as(role), 'request_estimate', {
      request_id: requests.inProgress,
    })
  ).reach;

test('staff read by which channel an estimate reaches its customer, and the customer does not @long', async () => {
  const byMail = { channels: ['mail'], captured: [], problem: null };
  expect(await reach()).toEqual(byMail);
  expect(await reach('mechanic')).toEqual(byMail);
  expect(await reach('customer')).toBeNull();
});

test.each([
  ["channels = '{mail,sms}', set_up = '{sms}'", ['sms'], null],
  ["channels = '{sms,mail}', set_up = '{mail}'", ['mail'], null],
  ["channels = '{sms,mail}', set_up = null", ['sms'], null],
  ["channels = '{mail}', set_up = '{}'", [], 'email is not set up, and SMS is not set up'],
  ["channels = '{sms,mail}', set_up = '{mail,sms}'", ['sms'], null],
])('with %s the channels are %j', async (settings, channels, problem) => {
  await exec(`update private.message_settings set ${settings} where true`);
  const found = (await reach()) as { channels: string[]; problem: string | null };
  expect(found.channels).toEqual(channels);
  if (problem === null) expect(found.problem).toBeNull();
  else expect(found.problem).toContain(problem);
});

test('a customer with a phone alone is reached by nothing until SMS is set up', async () => {
  const manager = await workshop.as('manager');
  const { customer_id } = await call<{ customer_id: string }>(manager, 'register_walk_in', {
    name: 'Walk In',
    phone: '9845022222',
  });
  await exec(
    `update public.service_requests set customer_id = '${customer_id}' where request_id = ${requests.inProgress}`,
  );
  expect(await reach()).toEqual({
    channels: [],
    captured: [],
    problem: 'no email address, and SMS is not set up',
  });
  await exec("update private.message_settings set channels = '{mail,sms}' where true");
  expect(await reach()).toEqual({ channels: ['sms'], captured: [], problem: null });
});

test('a channel that only shows its messages is named as such', async () => {
  await exec("update private.message_settings set captured = '{mail}' where true");
  expect(await reach()).toEqual({ channels: ['mail'], captured: ['mail'], problem: null });
});

describe('what a customer has just been told', () => {
  const told = async (event: string, role: Parameters<Workshop['as']>[0] = 'manager') =>
    call(await workshop.as(role), 'told_of', { request_id: requests.approved, event });
  const move = async () => {
    const manager = await workshop.as('manager');
    await call(manager, 'move_request', {
      request_id: requests.approved,
      scheduled_date: bookableDay,
      reason: 'The lift is broken',
    });
  };

  test('is read from the messages of the event, by staff', async () => {
    expect(await told('booking_moved')).toMatchObject({ channels: [], problem: 'no message was due' });
    await move();
    const byMail = { channels: ['mail'], captured: [], problem: null };
    expect(await told('booking_moved')).toEqual(byMail);
    expect(await told('booking_moved', 'mechanic')).toEqual(byMail);
    expect(await told('booking_cancelled')).toMatchObject({ channels: [] });
    await exec("update private.message_settings set captured = '{mail}' where true");
    expect(await told('booking_moved')).toEqual({ ...byMail, captured: ['mail'] });
    await exec("update private.outbox set created_at = now() - interval '2 minutes'");
    expect(await told('booking_moved')).toMatchObject({ channels: [] });
    expect(
      await refuse(await workshop.as('otherMechanic'), 'told_of', {
        request_id: requests.approved,
        event: 'booking_moved',
      }),
    ).toMatchObject({ code: 'PT404' });
  });

  test('is nothing without an address, and after the one mail to an unproved one', async () => {
    await exec(unproved);
    await move();
    expect(await told('booking_moved')).toMatchObject({
      channels: [],
      problem: 'the email address is not confirmed, and SMS is not set up',
    });
    await exec("update public.customers set email = null, phone = '9845022222' where name = 'Asha'");
    await exec("update private.outbox set created_at = now() - interval '2 minutes'");
    await exec(`select private.tell('booking_moved', ${requests.approved}, 'again')`);
    expect(await told('booking_moved')).toMatchObject({
      problem: 'no email address, and SMS is not set up',
    });
  });
});

test('what is queued is what the screens say, in every state of a garage and its customer @long', async () => {
  const parts = {
    channels: ["'{}'", "'{mail}'", "'{sms,mail}'", "'{whatsapp}'"],
    set_up: ['null', "'{}'", "'{mail}'", "'{sms}'"],
    email: ['null', "'asha@example.test'"],
    wanted: ['null', 'false', 'true'],
    proof: ['proved', 'to mail', 'mailed'],
  };
  const found: string[] = [];
  for (const channels of parts.channels)
    for (const set_up of parts.set_up)
      for (const email of parts.email)
        for (const wanted of parts.wanted)
          for (const proof of parts.proof) {
            const state = [channels, set_up, email, wanted, proof].join(' ');
            await exec(`
              update private.message_settings set channels = ${channels}, set_up = ${set_up};
              update public.customers set email = ${email} where name = 'Asha';
              delete from private.outbox; delete from private.unproved_addresses;
              delete from private.message_preferences;
              insert into private.unproved_addresses (customer_id, mailed_at)
              select customer_id, case '${proof}' when 'mailed' then now() end
              from public.customers where name = 'Asha' and '${proof}' <> 'proved';
              insert into private.message_preferences (customer_id, kind, channel, wanted)
              select customer_id, 'booking', 'mail', ${wanted} from public.customers
              where name = 'Asha' and ${wanted} is not null`);
            const [said] = await exec(
              "select private.reach_of(customer_id, 'booking') as reach from public.customers where name = 'Asha'",
            );
            await exec(`select private.tell('car_ready', ${requests.completed}, null)`);
            const [row] = await exec(
              `select private.told(${requests.completed}, 'car_ready', now() - interval '1 hour') as told`,
            );
            expect({ state, told: row?.told }).toEqual({ state, told: said?.reach });
            const { channels: by, problem } = (said ?? { reach: {} }).reach as Reach;
            const rows = await outbox(workshop);
            expect({ state, rows: rows.length > 0 }).toEqual({ state, rows: true });
            expect({ state, sent: rows.filter((one) => !one.problem).map(({ channel }) => channel) }).toEqual(
              { state, sent: by },
            );
            expect({ state, problem: by.length > 0 }).toEqual({ state, problem: problem === null });
            if (problem) found.push(problem);
          }
  expect(new Set(found)).toEqual(
    new Set([
      'no email address, and SMS is not set up',
      'the email address is not confirmed, and SMS is not set up',
      'email is not set up, and SMS is not set up',
      'the customer switched these messages off',
    ]),
  );
});

describe('a customer who registered and never opened the first mail', () => {
  const manage = async (name: string, parameters: object) =>
    call<Record<string, unknown>>(await workshop.as('manager'), name, { ...parameters });
  const problem = 'the email address is not confirmed, and SMS is not set up';
  const unreached = (event: string) => ({ event, channel: null, state: 'skipped', problem });
  const rows = async (event: string) => (await outbox(workshop)).filter((row) => row.event === event);
  beforeEach(() => exec(unproved));

  test('has a row that says why for each event, and the screens say it at once @long', async () => {
    const told = async (request_id: number, event: string) => {
      expect(await rows(event)).toMatchObject([unreached(event)]);
      expect(await manage('told_of', { request_id, event })).toEqual({ channels: [], captured: [], problem });
    };
    const { pending, approved, inProgress, completed } = requests;
    await manage('assign_mechanic', { request_id: pending, mechanic_id: workshop.idOf('mechanic') });
    await told(pending, 'booking_approved');
    await manage('move_request', { request_id: approved, scheduled_date: bookableDay, reason: 'Full' });
    await told(approved, 'booking_moved');
    const line = { kind: 'other', description: 'Wash', unit_price: 100 };
    await manage('add_line', { request_id: inProgress, line });
    await manage('send_estimate', { request_id: inProgress });
    await told(inProgress, 'estimate_to_answer');
    expect(await reach()).toEqual({ channels: [], captured: [], problem });
    const done = await manage('record_payment', { request_id: completed, method: 'upi', amount: 100 });
    expect(done).toBeTruthy();
    await told(completed, 'payment_received');
    await exec("update private.garage set name = 'Test Motors' where true");
    const invoice = await manage('issue_invoice', { request_id: completed });
    expect(invoice).toMatchObject({ reach: { channels: [], problem } });
    await told(completed, 'invoice_issued');
    const ready = await call(await workshop.as('mechanic'), 'complete_job', {
      request_id: inProgress,
      final_cost: 500,
    });
    expect(ready).toMatchObject({ reach: { channels: [], problem } });
    await told(inProgress, 'car_ready');
    const list = await manage('list_messages', { state: 'skipped' });
    expect(list).toMatchObject({
      total: 6,
      rows: expect.arrayContaining([expect.objectContaining(unreached('car_ready'))]),
    });
  });

  test('was reached by the one mail that the estimate is', async () => {
    await exec('update private.unproved_addresses set mailed_at = null');
    const line = { kind: 'other', description: 'Wash', unit_price: 100 };
    await manage('add_line', { request_id: requests.inProgress, line });
    await manage('send_estimate', { request_id: requests.inProgress });
    expect(await reach()).toEqual({ channels: ['mail'], captured: [], problem: null });
  });

  test('is sent it again once there is an address, and not before', async () => {
    await exec(`select private.tell('car_ready', ${requests.completed}, null)`);
    const message_id = (await rows('car_ready'))[0]?.message_id;
    expect(await refuse(await workshop.as('manager'), 'send_again', { message_id })).toMatchObject({
      code: 'PT409',
      message: `It reaches nobody: ${problem}`,
    });
    expect(await rows('car_ready')).toMatchObject([{ message_id, ...unreached('car_ready') }]);
    await exec('delete from private.unproved_addresses');
    expect(await manage('send_again', { message_id })).toMatchObject({ state: 'queued' });
    expect(await rows('car_ready')).toMatchObject([{ channel: 'mail', state: 'queued', problem: null }]);
    expect(await manage('list_changes', { subject: 'message' })).toMatchObject({ total: 1 });
  });
});

test('an estimate that a manager opens in WhatsApp has reached its customer', async () => {
  await exec(unproved);
  const manager = await workshop.as('manager');
  const line = { kind: 'other', description: 'Wash', unit_price: 100 };
  await call(manager, 'add_line', { request_id: requests.inProgress, line });
  await call(manager, 'send_estimate', { request_id: requests.inProgress });
  await exec("update public.customers set phone = '9845022222' where name = 'Asha'");
  await call(manager, 'open_in_whatsapp', { request_id: requests.inProgress, event: 'estimate_to_answer' });
  expect(await reach()).toEqual({ channels: ['whatsapp'], captured: [], problem: null });
});
