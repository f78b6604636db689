import { renderMessage } from '../../../functions/deliver-messages/render-message.ts';
import { claim, outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await clockSays(9);
});
afterAll(async () => {
  await exec("update private.garage set time_zone = 'Asia/Kolkata' where true");
  await workshop.close();
});

type Role = Parameters<Workshop['as']>[0];

interface Section {
  title: string;
  lines: { label: string; count?: number; amount?: number; words?: string; path?: string }[];
}

const exec = (sql: string) => workshop.backend.exec(sql);
const by = async <Answer>(role: Role, name: string, sent: Record<string, unknown> = {}) =>
  call<Answer>(await workshop.as(role), name, sent);
/** Moves the garage to where it is that hour now. */
const clockSays = (hour: number) =>
  exec(`update private.garage set time_zone = (
    select name from pg_timezone_names where name like 'Etc/GMT%'
    and extract(hour from now() at time zone name) = ${hour} order by name limit 1) where true`);
/** Since yesterday, so that this morning's is due. */
async function switchOn(role: Role = 'manager') {
  await by(role, 'save_morning_mail', { wanted: true });
  await exec("update private.morning_mails set since = now() - interval '1 day' where true");
}
const queue = async () => (await exec('select private.queue_morning_mails() as queued'))[0]?.queued;
const mails = async () => (await outbox(workshop)).filter(({ event }) => event === 'morning_mail');
const section = async (name: string): Promise<Section> => {
  const [mail] = await mails();
  return mail?.details[name] as Section;
};
const figures = async (name: string) =>
  Object.fromEntries(
    (await section(name)).lines.map(({ label, count, amount, words }) => [label, count ?? amount ?? words]),
  );
const sentMail = async () => {
  const sent = (await claim(workshop, 100)).find(({ event }) => event === 'morning_mail');
  return sent && { ...sent, ...renderMessage(sent, { site: 'https://garage.test', functions: '' }) };
};
const pay = (amount: number, method: string, daysAgo: number) =>
  exec(`insert into private.customer_payments (
      receipt_number, kind, request_id, customer_id, amount, method, day, recorded_by, recorded_by_name, garage, customer_name,
      service_name, reason
    ) select 'R/2026-27/' || lpad((count(*) + 1)::text, 6, '0'), case when ${amount} < 0 then 'refund' else 'payment' end,
      ${requests.completed}, '${workshop.idOf('customer')}', ${amount}, '${method}', private.today() - ${daysAgo},
      '${workshop.idOf('manager')}', 'Meera', '{}', 'Asha', 'Oil Change', case when ${amount} < 0 then 'x' end
    from private.customer_payments`);

describe('what the mail says', () => {
  test('yesterday’s takings by method, refunds taken off, and none of another day @long', async () => {
    await pay(1000, 'cash', 1);
    await pay(-200.5, 'cash', 1);
    await pay(2000.25, 'upi', 1);
    await pay(77, 'card', 0);
    await pay(88, 'bank', 2);
    await switchOn();
    expect(await queue()).toBe(1);
    expect(await figures('takings')).toEqual({
      Cash: 799.5,
      UPI: 2000.25,
      'Total after refunds': 2799.75,
    });
    const text = (await sentMail())?.text;
    const [day] = await exec('select (private.today() - 1)::text as yesterday');
    expect(text).toContain('Taken yesterday\nCash: ₹799.50\nUPI: ₹2,000.25\nTotal after refunds: ₹2,799.75');
    expect(text).toContain(`(https://garage.test/till?day=${day?.yesterday})`);
  });

  test('today’s plan: bookings, how full it is, what is promised and who is absent', async () => {
    await exec(`update public.opening_hours set opens = '09:00', closes = '18:00', break_from = null, break_to = null where true;
      delete from public.closed_days where true; delete from public.bays where true;
      insert into public.bays (name) values ('One'), ('Two');
      update public.service_requests set scheduled_date = now() + interval '5 days' where true;
      update public.service_requests set scheduled_date = now() where request_id in (${requests.inProgress}, ${requests.othersInProgress});
      update public.service_requests set scheduled_date = now() where request_id = ${requests.cancelled};
      update public.service_requests set promised_at = now() + interval '2 hours' where request_id = ${requests.inProgress};
      update public.service_requests set promised_at = now() + interval '1 day' where request_id = ${requests.othersInProgress};
      insert into private.absences (mechanic_id, first_day, last_day, part, reason, mechanic_name) values
        ('${workshop.idOf('mechanic')}', private.today(), private.today(), 'morning', 'Leave', 'Ravi'),
        ('${workshop.idOf('otherMechanic')}', private.today() + 1, private.today() + 1, 'day', 'Ill', 'Sunita')`);
    await switchOn();
    await queue();
    // Two brake repairs of 3 hours; two bays of 9 hours.
    expect(await figures('plan')).toEqual({
      Bookings: 2,
      'Booked work': '6 of 18 hours, 33 %',
      'Promised for today': 1,
      Absent: 'Ravi (Leave)',
    });
  });

  test('a closed day says why', async () => {
    await exec(`update public.service_requests set scheduled_date = now() + interval '5 days' where true;
      insert into public.closed_days (day, reason) values (private.today(), 'Diwali') on conflict (day) do update set reason = 'Diwali'`);
    await switchOn();
    await queue();
    expect(await figures('plan')).toEqual({ Closed: 'Diwali' });
  });

  test('what waits, as the dashboard, the front desk and the board count it @long', async () => {
    await exec(`update public.service_requests set scheduled_date = now() - interval '2 days' where request_id = ${requests.approved};
      insert into private.notices (recipient, event, key, details, read_at) values
        ('${workshop.idOf('manager')}', 'low_score', 'a', '{}', null), ('${workshop.idOf('manager')}', 'low_score', 'b', '{}', now()),
        ('${workshop.idOf('restrictedManager')}', 'low_score', 'a', '{}', null)`);
    await by('manager', 'add_line', {
      request_id: requests.inProgress,
      line: { kind: 'other', description: 'Wiper', quantity: 1, unit_price: 400 },
    });
    await by('manager', 'send_estimate', { request_id: requests.inProgress });
    await by('manager', 'set_waiting', { request_id: requests.othersInProgress, reason: 'parts' });
    const { waiting, today } = await by<{ waiting: Record<string, number>; today: Record<string, number> }>(
      'manager',
      'garage_counts',
    );
    await switchOn();
    await queue();
    expect(await figures('waits')).toEqual({
      'Requests to assign': 1,
      'Requests late': 1,
      'Estimates unanswered': 1,
      'Cars waiting for parts': 1,
      'Cars ready to collect': 3,
      'Jobs with unpaid salary': 2,
      'Unread notices': 1,
    });
    expect(waiting).toMatchObject({ to_assign: 1, late: 1, unpaid: 2, estimates_waiting: 1 });
    expect(today).toMatchObject({ ready: 3 });
  });

  test('what is due, as its lists count it @long', async () => {
    await by('manager', 'save_service_intervals', {
      service_id: services.oilChange,
      intervals: [{ months: 1 }],
    });
    await exec(`insert into private.vehicle_documents (vehicle_id, kind, valid_until) values
        (${vehicles.first}, 'insurance', private.today() + 9), (${vehicles.second}, 'puc', private.today() + 99);
      insert into private.suppliers (name, lead_days) values ('Bosch', 3);
      insert into private.purchase_orders (supplier_id, state, due_on, created_by_name, sent_at) values
        (1, 'sent', private.today() - 1, 'Meera', now()), (1, 'sent', private.today(), 'Meera', now()),
        (1, 'draft', private.today() - 1, 'Meera', null);
      update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29' where true`);
    for (const request_id of [requests.completed, requests.othersCompleted])
      await by('manager', 'issue_invoice', { request_id });
    await exec(`update private.request_balances set issued_on = private.today() - 8 where request_id = ${requests.completed};
      select private.renew_due_work()`);
    const totals = Object.fromEntries(
      await Promise.all(
        ['service', 'deferred', 'document'].map(async (kind) => [
          kind,
          (await by<{ total: number }>('manager', 'list_due_work', { kind })).total,
        ]),
      ),
    );
    expect(totals).toMatchObject({ service: expect.any(Number), deferred: 0, document: 1 });
    await switchOn();
    await queue();
    expect(await figures('due')).toEqual({
      'Services within 30 days': totals.service,
      'Documents that end within 30 days': 1,
      'Purchase orders late': 1,
      'Invoices unpaid for more than 7 days': 1,
    });
    expect(totals.service).toBeGreaterThan(0);
  });

  test('each figure links to its screen, and nothing is said in so many words @long', async () => {
    await exec('delete from public.service_requests where true');
    await switchOn();
    await queue();
    const mail = await sentMail();
    expect(mail).toMatchObject({ to: 'manager@example.test', channel: 'mail', values: { name: 'Meera' } });
    expect(mail?.text).toMatch(/^Good morning Meera,\n\nTaken yesterday\nNothing\n\nToday\n/);
    expect(mail?.text).toContain('Waiting for you\nNothing\n\nDue\nNothing');
    expect(mail?.text).toContain('switch it off there: https://garage.test/profile');
    expect(mail?.subject).toMatch(/: \w+day,/);
  });
});

test('the mail is made once a day, from 7 in the morning until noon @long', async () => {
  await switchOn();
  await clockSays(6);
  expect(await queue()).toBe(0);
  await clockSays(12);
  expect(await queue()).toBe(0);
  await clockSays(7);
  await exec("update private.morning_mails set since = now() - interval '1 day' where true");
  expect([await queue(), await queue()]).toEqual([1, 0]);
  // Sent or not, and switched off and on again.
  await sentMail();
  await by('manager', 'save_morning_mail', { wanted: false });
  await switchOn();
  expect(await queue()).toBe(0);
  expect(await mails()).toHaveLength(1);
  await exec("update private.outbox set key = key || ' of yesterday' where event = 'morning_mail'");
  expect(await queue()).toBe(1);
});

test('whoever switches it on during the day gets the first one the next morning @long', async () => {
  expect(await by('manager', 'morning_mail')).toMatchObject({
    wanted: false,
    hour: 7,
    email: 'manager@example.test',
    is_set_up: true,
  });
  expect(await by('manager', 'save_morning_mail', { wanted: true })).toMatchObject({ wanted: true });
  expect(await queue()).toBe(0);
  await exec("update private.morning_mails set since = now() - interval '1 day' where true");
  expect(await queue()).toBe(1);
});

test('one that waits is not sent once it is switched off, nor after noon @long', async () => {
  await switchOn();
  await queue();
  expect(
    await exec(`select not_after = private.day_starts(private.today()) + interval '12 hours' as ends_at_noon
      from private.outbox where event = 'morning_mail'`),
  ).toEqual([{ ends_at_noon: true }]);
  await by('manager', 'save_morning_mail', { wanted: false });
  expect(await sentMail()).toBeUndefined();
  expect(await mails()).toMatchObject([{ state: 'skipped', problem: 'The manager switched it off' }]);
  await switchOn();
  await exec(
    `update private.outbox set state = 'queued', problem = null, not_after = now() - interval '1 minute' where true`,
  );
  expect(await sentMail()).toBeUndefined();
  expect(await mails()).toMatchObject([{ state: 'skipped', problem: 'Its time had passed' }]);
});

test('takings go to managers without the right to pay too, who see them in the till @long', async () => {
  await pay(1000, 'cash', 1);
  await switchOn('restrictedManager');
  await queue();
  expect(await section('takings')).toMatchObject({ title: 'Taken yesterday' });
  expect((await sentMail())?.text).toContain('₹1,000');
  const [{ day } = {}] = await exec('select (private.today() - 1)::text as day');
  expect(await by('restrictedManager', 'till', { day })).toMatchObject({ total: 1000 });
});

test('a manager who was removed gets none', async () => {
  await switchOn('restrictedManager');
  await queue();
  await by('manager', 'remove_manager', { manager_id: workshop.idOf('restrictedManager') });
  expect(await mails()).toEqual([]);
  expect(await exec('select from private.morning_mails')).toEqual([]);
  expect(await queue()).toBe(0);
});

test('it is refused where no mail is set up, and the list of messages names its manager @long', async () => {
  await exec(`update private.message_settings set set_up = '{sms}' where true`);
  const manager = await workshop.as('manager');
  expect(await refuse(manager, 'save_morning_mail', { wanted: true })).toMatchObject({
    code: 'PT409',
    message: 'The garage cannot send mail yet. DEPLOYING.md says how to set it up.',
  });
  expect(await refuse(manager, 'save_morning_mail', { wanted: null })).toMatchObject({ code: 'PT400' });
  expect(await by('manager', 'save_morning_mail', { wanted: false })).toMatchObject({ is_set_up: false });
  await exec('update private.message_settings set set_up = null where true');
  await switchOn();
  await queue();
  expect(await by('manager', 'list_messages')).toMatchObject({
    rows: [{ event: 'morning_mail', manager_name: 'Meera', customer_name: null, is_test: false }],
  });
});
