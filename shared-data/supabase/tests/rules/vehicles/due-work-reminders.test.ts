import { bookableDay, dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import { renderMessage } from '../../../functions/deliver-messages/render-message.ts';
import { bell, claim, outbox } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';
import { dueWorkOf } from './due-work-garage.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const {
  exec,
  manage,
  renew,
  list,
  one,
  interval,
  bookSecond,
  bookInWords,
  complete,
  decline,
  endVisits,
  document,
  remindAtAnyHour,
  remind,
  reminders,
} = dueWorkOf(() => workshop);

/** The requests that the reports count today as bookings from due work. */
async function bookedFromDue() {
  const [row] = await exec('select private.today()::text as today');
  const { rows } = await manage<{ rows: { ref: number }[] }>('report_rows', {
    figure: 'due_bookings',
    from_day: row?.today,
    to_day: row?.today,
  });
  return rows.map(({ ref }) => ref);
}

describe('a reminder of a due service', () => {
  /** The second car's service is due in so many days, at an hour of reminders. */
  async function dueIn(days: number) {
    await remindAtAnyHour();
    await interval(services.oilChange, { months: 12 });
    await renew();
    await exec(`delete from private.due_work where vehicle_id <> ${vehicles.second};
      update private.due_work set due_on = private.today() + ${days} where true`);
  }

  test('goes out 14 and 3 days before, each once, and its link books just that @long', async () => {
    await dueIn(15);
    expect(await remind()).toBe(0);
    await exec('update private.due_work set due_on = private.today() + 14 where true');
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await exec('update private.due_work set due_on = private.today() + 3 where true');
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await reminders()).toHaveLength(2);
    const sent = (await claim(workshop)).find(({ event }) => event === 'work_due');
    if (!sent) throw new Error('No reminder was sent');
    const { text } = renderMessage(sent, { site: 'https://garage.test', functions: '' });
    expect(text).toContain(
      `https://garage.test/book-service?vehicle=${vehicles.second}&service=${services.oilChange}`,
    );
  });

  test('is in the bell too, and leads to the car @long', async () => {
    await dueIn(10);
    await remind();
    const { rows } = await call<{ rows: Record<string, unknown>[] }>(
      await workshop.as('customer'),
      'list_notices',
    );
    expect(rows.filter(({ event }) => event === 'work_due')).toEqual([
      expect.objectContaining({
        request_id: null,
        details: expect.objectContaining({
          service: 'Oil Change',
          plate: 'KA 01 A 2',
          vehicle_id: vehicles.second,
        }),
      }),
    ]);
  });

  test.each([-1, -4, -400])(
    'goes out once for what a reading or an import made due %i days ago',
    async (days) => {
      await dueIn(days);
      expect([await remind(), await remind()]).toEqual([1, 0]);
      expect(await reminders()).toHaveLength(1);
    },
  );

  test('does not go out when it is booked, put off or switched off @long', async () => {
    await dueIn(10);
    await exec(
      `update private.due_work set put_off_until = private.today() + 1, put_off_reason = 'Abroad' where true`,
    );
    expect(await remind()).toBe(0);
    await exec('update private.due_work set put_off_until = null, put_off_reason = null where true');
    const { request_id } = await bookSecond();
    expect(await remind()).toBe(0);
    await manage('cancel_request', { request_id, reason: 'Sold' });
    await call(await workshop.as('customer'), 'save_message_preference', {
      kind: 'care',
      channel: 'mail',
      wanted: false,
    });
    await remind();
    expect(await reminders()).toEqual([]);
    expect(await exec('select from private.due_contacts')).toEqual([]);
  });

  test('is no call, and what is booked after it is a booking from due work @long', async () => {
    await dueIn(10);
    await remind();
    expect(await list()).toMatchObject([{ last_contact: null }]);
    await exec("update private.due_contacts set contacted_at = contacted_at - interval '1 hour' where true");
    const { request_id } = await bookSecond();
    expect(await bookedFromDue()).toEqual([request_id]);
    // Within 30 days of the garage, not 30 times 24 hours.
    await exec(`update private.due_contacts
      set contacted_at = private.day_starts(private.today() - 30) + interval '1 second' where true`);
    expect(await bookedFromDue()).toEqual([request_id]);
    await exec(
      "update private.due_contacts set contacted_at = contacted_at - interval '2 seconds' where true",
    );
    expect(await bookedFromDue()).toEqual([]);
  });

  test('makes no booking from due work of another service, or of a document that was called about @long', async () => {
    await dueIn(10);
    await remind();
    await exec("update private.due_contacts set contacted_at = contacted_at - interval '1 hour' where true");
    await bookSecond({ service_ids: [services.brakeRepair] });
    expect(await bookedFromDue()).toEqual([]);
    await exec(
      "update private.due_contacts set kind = 'document', due = (select service_id::text from public.services limit 1)",
    );
    await bookSecond();
    expect(await bookedFromDue()).toEqual([]);
  });

  test('that waits to be sent is skipped once it is booked', async () => {
    await dueIn(10);
    await remind();
    await bookSecond();
    await remind();
    expect(await reminders()).toMatchObject([
      { state: 'skipped', problem: 'It was booked, done or put off' },
    ]);
  });

  test('waits for the hour of reminders and the end of the quiet hours', async () => {
    await dueIn(10);
    await exec(`update private.message_settings set quiet_from = h.hour, quiet_until = (h.hour + 1) % 24
      from (select extract(hour from now() at time zone private.garage_time_zone())::int as hour) h where true`);
    expect(await remind()).toBe(0);
    await exec('update private.message_settings set quiet_from = 0, quiet_until = 0 where true');
    expect(await remind()).toBe(1);
  });
});

test('a document that ends is reminded of 14 and 3 days before, each once, and not once it is renewed or put off @long', async () => {
  await remindAtAnyHour();
  const remindNow = async () => {
    await renew();
    return remind();
  };
  const endsIn = async (days: number, document_id: number) => {
    const [row] = await exec(`select (private.today() + ${days})::text as day`);
    await document({ document_id, valid_until: row?.day });
  };
  const { document_id } = await document({ valid_until: '2190-01-01' });
  await endsIn(15, document_id);
  expect(await remindNow()).toBe(0);
  await endsIn(14, document_id);
  expect([await remindNow(), await remindNow()]).toEqual([1, 0]);
  await exec('update private.due_work set due_on = private.today() + 3 where true');
  await exec(
    `update private.vehicle_documents set valid_until = private.today() + 3 where true;
     delete from private.stale_vehicles where true`,
  );
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const queued = async () => (await outbox(workshop)).filter(({ event }) => event === 'document_ends');
  expect(await queued()).toHaveLength(2);
  expect(await bell(workshop, 'customer')).toEqual(
    expect.arrayContaining(['document_ends', 'document_ends']),
  );
  await document({ valid_until: '2190-01-01' });
  expect(await remindNow()).toBe(0);
  expect(await queued()).toMatchObject([
    { state: 'skipped', problem: 'It was renewed, deleted or put off' },
    { state: 'skipped' },
  ]);
  await document({ kind: 'puc', valid_until: dayAhead(3) });
  const { due_id } = await one({ kind: 'document' });
  await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Sold' });
  expect(await remindNow()).toBe(0);
});

describe('a reminder of deferred work', () => {
  beforeEach(remindAtAnyHour);

  /** A declined line is all that is due. */
  async function declined() {
    await decline();
    const due = await one({ kind: 'deferred' });
    await exec(`delete from private.due_work where due_id <> ${due.due_id}`);
    return due.due_id;
  }
  /** Those of the garage, as they are sent. */
  const settings = async (changes: object = {}) => {
    const {
      set_up: _,
      captured: __,
      ...chosen
    } = await manage<Record<string, unknown>>('message_settings', {});
    return { ...chosen, ...changes };
  };
  const setDeferredDays = async (deferred_days: number) =>
    manage('save_message_settings', await settings({ deferred_days }));
  /** It was answered so many days ago. */
  const answered = (daysAgo: number) =>
    exec(`update private.due_work set due_on = private.today() - ${daysAgo} where true`);
  const putOff = async (due_id: number, days: number) => {
    const [row] = await exec(`select (private.today() + ${days})::text as until`);
    return manage('put_off_due_work', { due_id, until: row?.until, reason: 'After the holidays' });
  };
  /** That day comes so many days nearer. */
  const wait = (days: number) =>
    exec(`update private.due_work set put_off_until = put_off_until - ${days} where true`);

  test('goes out 14 and 3 days before the 90th day after the answer, and its link books just that @long', async () => {
    await declined();
    await answered(75);
    expect(await remind()).toBe(0);
    await answered(76);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await answered(87);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await reminders()).toHaveLength(2);
    const [line] = await exec('select line_id from private.due_work');
    const sent = (await claim(workshop)).find(({ event }) => event === 'work_due');
    if (!sent) throw new Error('No reminder was sent');
    const { subject, text } = renderMessage(sent, { site: 'https://garage.test', functions: '' });
    expect(subject).toBe('Due soon for your Hyundai Creta: Rear wiper');
    expect(text).toContain(
      `https://garage.test/book-service?vehicle=${vehicles.first}&work=Rear%20wiper&line=${line?.line_id}`,
    );
    expect(text).not.toMatch(/Too dear|800/);
  });

  test('goes out before another day once the garage has set one, also of what was answered before @long', async () => {
    await declined();
    await answered(76);
    await setDeferredDays(150);
    expect(await remind()).toBe(0);
    await answered(45);
    await setDeferredDays(60);
    expect(await remind()).toBe(0);
    await answered(46);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await answered(57);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    const [row] = await exec(`
      select ((o.details ->> 'day')::timestamptz at time zone private.garage_time_zone())::date - due_on as days
      from private.due_work, private.outbox o where o.event = 'work_due' order by o.message_id desc`);
    expect(row).toEqual({ days: 60 });
  });

  test('goes out before the day until which it was put off, whatever the garage has set @long', async () => {
    const due_id = await declined();
    await answered(46);
    await putOff(due_id, 40);
    await setDeferredDays(60);
    expect(await remind()).toBe(0);
    await wait(26);
    expect(await remind()).toBe(1);
  });

  test.each([14, 731, null])('cannot be set for %j days after the answer', async (deferred_days) => {
    expect(
      await refuse(await workshop.as('manager'), 'save_message_settings', await settings({ deferred_days })),
    ).toEqual({
      code: 'PT400',
      message: 'Please enter 15 to 730 days',
      hint: 'deferred_days',
    });
  });

  test('is set by a manager with the right to change settings, which is in the audit trail', async () => {
    const [last] = await exec('select coalesce(max(change_id), 0) as id from private.changes');
    expect(
      await refuse(await workshop.as('restrictedManager'), 'save_message_settings', await settings()),
    ).toMatchObject({
      code: 'PT403',
    });
    await setDeferredDays(120);
    expect(
      await exec(`select actor_name, before, after from private.changes
        where subject = 'message_settings' and change_id > ${last?.id}`),
    ).toEqual([{ actor_name: 'Meera', before: { deferred_days: 90 }, after: { deferred_days: 120 } }]);
  });

  test('of a service books that service', async () => {
    await decline({ description: 'Brake Repair', kind: 'labour', service_id: services.brakeRepair });
    await endVisits();
    await one({ kind: 'deferred' });
    await exec(`delete from private.due_work where kind <> 'deferred'`);
    await answered(80);
    expect(await remind()).toBe(1);
    expect(await reminders()).toMatchObject([{ details: { service_id: services.brakeRepair } }]);
    expect((await reminders())[0]?.details).not.toHaveProperty('line_id');
  });

  test('goes out before the day until which it was put off instead, but not at once @long', async () => {
    const due_id = await declined();
    await answered(76);
    await putOff(due_id, 40);
    expect(await remind()).toBe(0);
    await wait(26);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await wait(11);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    // The owner said on the phone: next week.
    await putOff(due_id, 7);
    expect(await remind()).toBe(0);
    await wait(5);
    expect(await remind()).toBe(1);
    await putOff(due_id, 2);
    expect(await remind()).toBe(0);
    expect(await reminders()).toHaveLength(3);
  });

  test('that was queued is skipped once it is put off until later @long', async () => {
    const due_id = await declined();
    await answered(80);
    await remind();
    await putOff(due_id, 30);
    await remind();
    expect(await reminders()).toMatchObject([
      { state: 'skipped', problem: 'It was booked, done or put off' },
    ]);
  });

  test('does not go out long after that day, nor once it is booked', async () => {
    await declined();
    await answered(94);
    expect(await remind()).toBe(0);
    await answered(80);
    await bookInWords('Rear wiper');
    expect(await remind()).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  test('does not go out of a line that was never sent to the customer', async () => {
    const line = { kind: 'other', description: 'Rear wiper', quantity: 1, unit_price: 400 };
    await manage('add_line', { request_id: requests.inProgress, line });
    await complete(requests.inProgress);
    expect(await one({ kind: 'deferred' })).toMatchObject({ work: 'Rear wiper' });
    await exec("delete from private.due_work where kind <> 'deferred'");
    await answered(80);
    expect(await remind()).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  test('keeps to the customer’s choice and is counted as a reminder, and the list has it all the time @long', async () => {
    const due_id = await declined();
    expect(await list({ kind: 'deferred' })).toMatchObject([{ due_id }]);
    await answered(80);
    await remind();
    expect(await list({ kind: 'deferred' })).toMatchObject([
      { contacts: [{ channel: 'reminder', by: null }] },
    ]);
    await exec('delete from private.outbox where true; delete from private.due_contacts where true');
    await call(await workshop.as('customer'), 'save_message_preference', {
      kind: 'care',
      channel: 'mail',
      wanted: false,
    });
    await answered(88);
    await remind();
    expect(await reminders()).toEqual([]);
  });

  test('a message of a manager says that day @long', async () => {
    const due_id = await declined();
    await manage('message_due_work', { due_id });
    const [row] = await exec(`
      select ((o.details ->> 'day')::timestamptz at time zone private.garage_time_zone())::date - due_on as days
      from private.due_work, private.outbox o where o.event = 'work_due'`);
    expect(row).toEqual({ days: 90 });
  });
});
