import { bookableDay, dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import { addDays } from '../../../src/formats/garage-day.ts';
import { renderMessage } from '../../functions/deliver-messages/render-message.ts';
import { bell, claim, outbox } from '../support/outbox.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

interface DueWork extends Record<string, unknown> {
  due_id: number;
  kind: string;
  work: string;
  vehicle_id: number;
}

const exec = (sql: string) => workshop.backend.exec(sql);
const manage = async <Answer>(name: string, sent: Record<string, unknown>) =>
  call<Answer>(await workshop.as('manager'), name, sent);
const refused = async (name: string, sent: Record<string, unknown>) =>
  refuse(await workshop.as('manager'), name, sent);
const renew = async () => (await exec('select private.renew_due_work() as renewed'))[0]?.renewed;
const list = async (filter: Record<string, unknown> = {}) =>
  (await manage<{ rows: DueWork[]; total: number }>('list_due_work', filter)).rows;
const one = async (filter: Record<string, unknown> = {}) => {
  await renew();
  const [due] = await list(filter);
  if (!due) throw new Error('Nothing is due');
  return due;
};
/** Monthly for all cars, so that it is due for each that was not there within a month. */
const interval = (service_id: number, interval: object = { months: 1 }) =>
  manage('save_service_intervals', { service_id, intervals: [interval] });
/** The second car of the customer, which has no requests, was added so long ago. */
const added = (daysAgo: number) =>
  exec(`update public.vehicles set created_at = now() - interval '${daysAgo} days' where vehicle_id = ${vehicles.second};
    delete from public.odometer_readings where true`);
const bookSecond = (more: object = { service_ids: [services.oilChange] }) =>
  manage<{ request_id: number }>('book_for', {
    ...{ customer_id: workshop.idOf('customer'), vehicle_id: vehicles.second, scheduled_date: bookableDay },
    ...{ service_ids: [], channel: 'phone', ...more },
  });
const complete = (request_id: number) =>
  exec(`update public.service_requests set status = 'completed', completion_date = now(), final_cost = 1,
    assigned_mechanic = '${workshop.idOf('mechanic')}', mechanic_name = 'Ravi' where request_id = ${request_id}`);

/** The requests that the reports count today as bookings from due work. */
async function bookedFromDue() {
  const [row] = await exec('select private.today()::text as today');
  const { rows } = await manage<{ rows: { ref: number }[] }>('report_rows', {
    ...{ figure: 'due_bookings', from_day: row?.today, to_day: row?.today },
  });
  return rows.map(({ ref }) => ref);
}

/** A priced line of words alone for the first car, which its customer declined. */
async function decline(line: object = { description: 'Rear wiper' }) {
  const request_id = requests.inProgress;
  const made = await manage<{ line_id: number; version: number }>('add_line', {
    request_id,
    line: { kind: 'other', quantity: 2, unit_price: 400, ...line },
  });
  await manage('send_estimate', { request_id });
  await call(await workshop.as('customer'), 'decide_lines', {
    ...{ request_id, decided_by_name: 'Asha Rao' },
    decisions: [{ line_id: made.line_id, version: made.version, approve: false, reason: 'Too dear' }],
  });
}

describe('the list of due work', () => {
  test('has each car whose service is due, with its owner, and why', async () => {
    await added(40);
    await interval(services.oilChange);
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({
      ...{ kind: 'service', work: 'Oil Change', service_id: services.oilChange, vehicle_id: vehicles.second },
      ...{ due_by: 'months', months: 1, is_done: false, price_now: 3500, price_then: null },
      ...{ customer_name: 'Asha', phone: '100', registration_number: 'KA 01 A 2', last_contact: null },
    });
    expect(await list({ search: 'KA 01 A 2', kind: 'deferred' })).toEqual([]);
    expect(await list({ search: 'nobody' })).toEqual([]);
  });

  test('leaves out what is due later than the days that were asked for', async () => {
    await added(0);
    await interval(services.oilChange, { months: 3 });
    await renew();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    expect(await list({ search: 'KA 01 A 2', within: 100 })).toHaveLength(1);
  });

  test('follows a reading of the kilometres', async () => {
    await added(100);
    await interval(services.oilChange, { kilometres: 5000 });
    await exec(`insert into public.odometer_readings (vehicle_id, kilometres, source, read_at) values
      (${vehicles.second}, 1000, 'check_in', now() - interval '90 days')`);
    await renew();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    await exec(`insert into public.odometer_readings (vehicle_id, kilometres, source) values
      (${vehicles.second}, 5900, 'garage')`);
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({ due_by: 'kilometres', kilometres: 5000 });
  });

  test('loses what is booked at once, and has it again when that is cancelled', async () => {
    await added(40);
    await interval(services.oilChange);
    await one();
    const { request_id } = await bookSecond();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    await manage('cancel_request', { request_id, reason: 'Sold' });
    expect(await list({ search: 'KA 01 A 2' })).toHaveLength(1);
  });

  test('loses what is done at once, also before it is read again', async () => {
    await added(40);
    await interval(services.oilChange);
    await one();
    const { request_id } = await bookSecond();
    await complete(request_id);
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    await renew();
    expect(await list({ search: 'KA 01 A 2', within: 10 })).toEqual([]);
    expect(await list({ search: 'KA 01 A 2', within: 60 })).toMatchObject([{ is_done: true }]);
  });

  test('has a declined line with its price then and now, until it is booked in words', async () => {
    await decline();
    expect(await one({ kind: 'deferred' })).toMatchObject({
      ...{ work: 'Rear wiper', service_id: null, is_declined: true, why: 'Too dear' },
      ...{ price_then: 800, price_now: null },
    });
    await manage('book_for', {
      ...{ customer_id: workshop.idOf('customer'), vehicle_id: vehicles.first, scheduled_date: bookableDay },
      ...{ service_ids: [], complaints: ['Rear wiper'], channel: 'phone' },
    });
    expect(await list({ kind: 'deferred' })).toEqual([]);
  });

  test('says what a declined service costs today', async () => {
    await decline({ description: 'Brake Repair', kind: 'labour', service_id: services.brakeRepair });
    await exec(
      `update public.service_requests set status = 'cancelled' where status = 'pending' or request_id = ${requests.inProgress}`,
    );
    await exec(`update public.services set base_price = 13000 where service_id = ${services.brakeRepair}`);
    expect(await one({ kind: 'deferred' })).toMatchObject({ work: 'Brake Repair', price_now: 26_000 });
  });

  test.each(['customer', 'mechanic', 'otherCustomer'] as const)('is not for a %s', async (role) => {
    expect(await refuse(await workshop.as(role), 'list_due_work', {})).toMatchObject({ code: 'PT403' });
  });
});

describe('about due work', () => {
  beforeEach(async () => {
    await added(40);
    await interval(services.oilChange);
  });

  test('a call is kept with what was said and by whom, the last one shown', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('record_due_call', { due_id, said: 'No answer' });
    await manage('record_due_call', { due_id, said: ' Comes in May ' });
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({
      last_contact: { channel: 'call', work: 'Oil Change', said: 'Comes in May', by: 'Meera' },
    });
    expect(await refused('record_due_call', { due_id, said: ' ' })).toMatchObject({
      code: 'PT400',
      hint: 'said',
    });
  });

  test('all contacts about it are kept, the newest first, also once its service has another name', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('record_due_call', { due_id, said: 'No answer' });
    await manage('message_due_work', { due_id });
    await exec(`insert into private.due_contacts (vehicle_id, channel, kind, due, work)
      values (${vehicles.second}, 'reminder', 'service', '${services.oilChange}', 'Oil Change')`);
    await manage('record_due_call', { due_id, said: 'Comes in May' });
    await interval(services.brakeRepair);
    await exec(`update public.services set name = 'Oil' where service_id = ${services.oilChange}`);
    await renew();
    const contacts = [
      { channel: 'call', said: 'Comes in May', by: 'Meera' },
      { channel: 'reminder', said: null, by: null },
      { channel: 'message', said: null, by: 'Meera' },
      { channel: 'call', said: 'No answer', by: 'Meera' },
    ];
    const due = await list({ search: 'KA 01 A 2' });
    expect(due.find(({ work }) => work === 'Oil')).toMatchObject({
      contacts,
      last_contact: { work: 'Oil Change', is_about_it: true },
    });
    expect(due.find(({ work }) => work === 'Brake Repair')).toMatchObject({
      contacts: [],
      last_contact: { work: 'Oil Change', is_about_it: false },
    });
  });

  test('a message is queued once a day, and names the work and the car', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    expect(await manage('message_due_work', { due_id })).toMatchObject({ channels: ['mail'] });
    expect(await refused('message_due_work', { due_id })).toMatchObject({ code: 'PT409' });
    const queued = (await outbox(workshop)).filter(({ event }) => event === 'work_due');
    expect(queued).toMatchObject([
      { details: { service: 'Oil Change', plate: 'KA 01 A 2' }, request_id: null },
    ]);
    const sent = (await claim(workshop)).find(({ event }) => event === 'work_due');
    expect(sent).toMatchObject({ to: 'customer@example.test', values: { vehicle: 'Tata Nexon' } });
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({
      last_contact: { channel: 'message', by: 'Meera' },
    });
  });

  test('no message goes to someone who switched these off', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await call(await workshop.as('customer'), 'save_message_preference', {
      ...{ kind: 'care', channel: 'mail', wanted: false },
    });
    expect(await refused('message_due_work', { due_id })).toMatchObject({
      ...{ code: 'PT409', message: expect.stringContaining('Please call them') },
    });
  });

  test('what is put off is apart until its day, and due anew once it was done', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    await renew();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    expect(await list({ put_off: true })).toMatchObject([
      { due_id, put_off_until: bookableDay, put_off_reason: 'Abroad', put_off_by_name: 'Meera' },
    ]);
    await manage('put_off_due_work', { due_id });
    expect(await list({ put_off: true })).toEqual([]);
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    await complete((await bookSecond()).request_id);
    await renew();
    expect(await list({ search: 'KA 01 A 2', within: 60 })).toMatchObject([{ due_id, put_off_until: null }]);
  });

  test.each([
    [{ until: '2020-01-01', reason: 'x' }, 'until'],
    [{ until: '2999-01-01', reason: 'x' }, 'until'],
    [{ until: bookableDay, reason: ' ' }, 'reason'],
  ])('putting off with %j is refused', async (entered, hint) => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    expect(await refused('put_off_due_work', { due_id, ...entered })).toMatchObject({ code: 'PT400', hint });
  });

  test('nothing is recorded once it is booked', async () => {
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await bookSecond();
    for (const [name, sent] of [
      ['record_due_call', { said: 'x' }],
      ['message_due_work', {}],
      ['put_off_due_work', { until: bookableDay, reason: 'x' }],
    ] as const)
      expect(await refused(name, { due_id, ...sent })).toMatchObject({
        code: 'PT404',
        message: 'This is no longer due',
      });
  });
});

test('a reading, a completed job, an answered line and an interval make only the cars concerned stale', async () => {
  await renew();
  expect(await renew()).toBe(0);
  await exec(`update public.odometer_readings set kilometres = 101 where vehicle_id = ${vehicles.others}`);
  expect(await renew()).toBe(1);
  await complete(requests.approved);
  expect(await renew()).toBe(1);
  await interval(services.brakeRepair);
  expect(await renew()).toBe(3);
});

describe('a document that ends', () => {
  const soon = dayAhead(20);
  const document = async (changes: object = {}) =>
    manage<{ document_id: number }>('save_vehicle_document', {
      ...{ vehicle_id: vehicles.second, kind: 'insurance', valid_until: soon, ...changes },
    });

  test('is due on its last valid day beside work, without anything to book', async () => {
    await document({ number: 'P-1' });
    const due = await one({ kind: 'document' });
    expect(due).toMatchObject({
      ...{ kind: 'document', work: 'Insurance', service_id: null, due_on: soon, price_now: null },
      ...{ vehicle_id: vehicles.second, customer_name: 'Asha', is_declined: null, last_contact: null },
    });
    expect(await list()).toContainEqual(due);
    expect(await list({ kind: 'service' })).toEqual([]);
    await document({ kind: 'puc', valid_until: '2190-01-01' });
    await renew();
    expect(await list({ kind: 'document' })).toHaveLength(1);
  });

  test('is closed by a later one of its kind or a later end, before it is read again too', async () => {
    const { document_id } = await document();
    const { due_id } = await one({ kind: 'document' });
    const later = await document({ valid_until: '2190-01-01' });
    expect(await list({ kind: 'document' })).toEqual([]);
    expect(await refused('record_due_call', { due_id, said: 'x' })).toMatchObject({ code: 'PT404' });
    await renew();
    expect(await list({ kind: 'document' })).toEqual([]);
    await manage('remove_vehicle_document', { document_id: later.document_id });
    expect(await one({ kind: 'document' })).toMatchObject({ work: 'Insurance' });
    await document({ document_id, valid_until: '2190-01-01' });
    expect(await list({ kind: 'document' })).toEqual([]);
    await manage('remove_vehicle_document', { document_id });
    expect(await exec("select count(*)::int as n from private.due_work where kind = 'document'")).toEqual([
      { n: 0 },
    ]);
  });

  test('is called about, put off and written about in words of its own', async () => {
    const { document_id } = await document();
    const { due_id } = await one({ kind: 'document' });
    await manage('record_due_call', { due_id, said: 'Renews on Monday' });
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    expect(await list({ put_off: true })).toMatchObject([
      { due_id, last_contact: { work: 'Insurance', said: 'Renews on Monday' } },
    ]);
    expect(await manage('message_due_work', { due_id })).toMatchObject({ channels: ['mail'] });
    const sent = (await claim(workshop)).find(({ event }) => event === 'document_ends');
    if (!sent) throw new Error('No message was sent');
    const { subject, text } = renderMessage(sent, { site: 'https://garage.test', functions: '' });
    expect(subject).toMatch(/^Insurance of your Tata Nexon: valid until /);
    expect(text).toContain('Insurance of your Tata Nexon (KA 01 A 2) is valid until');
    expect(text).toContain(`https://garage.test/vehicles/${vehicles.second}`);
    // Another end is due anew.
    await document({ document_id, valid_until: addDays(soon, 1) });
    expect(await one({ kind: 'document' })).toMatchObject({ put_off_until: null });
  });

  test('is reminded of 14 and 3 days before, each once, and not once it is renewed or put off', async () => {
    await exec(
      `update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true`,
    );
    const remind = async () => {
      await renew();
      return (await exec('select private.remind_of_due_work() as reminded'))[0]?.reminded;
    };
    const endsIn = async (days: number, document_id: number) => {
      const [row] = await exec(`select (private.today() + ${days})::text as day`);
      await document({ document_id, valid_until: row?.day });
    };
    const { document_id } = await document({ valid_until: '2190-01-01' });
    await endsIn(15, document_id);
    expect(await remind()).toBe(0);
    await endsIn(14, document_id);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await exec('update private.due_work set due_on = private.today() + 3 where true');
    await exec(
      `update private.vehicle_documents set valid_until = private.today() + 3 where true;
       delete from private.stale_vehicles where true`,
    );
    const stage = 'select private.remind_of_due_work() as reminded';
    expect([await exec(stage), await exec(stage)]).toEqual([[{ reminded: 1 }], [{ reminded: 0 }]]);
    const queued = async () => (await outbox(workshop)).filter(({ event }) => event === 'document_ends');
    expect(await queued()).toHaveLength(2);
    expect(await bell(workshop, 'customer')).toEqual(
      expect.arrayContaining(['document_ends', 'document_ends']),
    );
    await document({ valid_until: '2190-01-01' });
    expect(await remind()).toBe(0);
    expect(await queued()).toMatchObject([
      { state: 'skipped', problem: 'It was renewed, deleted or put off' },
      { state: 'skipped' },
    ]);
    await document({ kind: 'puc', valid_until: dayAhead(3) });
    const { due_id } = await one({ kind: 'document' });
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Sold' });
    expect(await remind()).toBe(0);
  });
});

describe('a reminder of a due service', () => {
  /** The second car's service is due in so many days, at an hour of reminders. */
  async function dueIn(days: number) {
    await exec(
      `update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true`,
    );
    await interval(services.oilChange, { months: 12 });
    await renew();
    await exec(`delete from private.due_work where vehicle_id <> ${vehicles.second};
      update private.due_work set due_on = private.today() + ${days} where true`);
  }
  const remind = async () => (await exec('select private.remind_of_due_work() as reminded'))[0]?.reminded;
  const reminders = async () => (await outbox(workshop)).filter(({ event }) => event === 'work_due');

  test('goes out 14 and 3 days before, each once, and its link books just that', async () => {
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

  test('is in the bell too, and leads to the car', async () => {
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
          ...{ service: 'Oil Change', plate: 'KA 01 A 2', vehicle_id: vehicles.second },
        }),
      }),
    ]);
  });

  test('also goes out for what a reading made due at once, but not for what is long due', async () => {
    await dueIn(-1);
    expect(await remind()).toBe(1);
    await dueIn(-4);
    await exec('update private.due_work set reminded = null where true');
    expect(await remind()).toBe(0);
  });

  test('does not go out when it is booked, put off or switched off', async () => {
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
      ...{ kind: 'care', channel: 'mail', wanted: false },
    });
    await remind();
    expect(await reminders()).toEqual([]);
    expect(await exec('select from private.due_contacts')).toEqual([]);
  });

  test('is no call, and what is booked after it is a booking from due work', async () => {
    await dueIn(10);
    await remind();
    expect(await list()).toMatchObject([{ last_contact: null }]);
    await exec("update private.due_contacts set contacted_at = contacted_at - interval '1 hour' where true");
    const { request_id } = await bookSecond();
    expect(await bookedFromDue()).toEqual([request_id]);
  });

  test('makes no booking from due work of another service, or of a document that was called about', async () => {
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

describe('a reminder of deferred work', () => {
  const remind = async () => (await exec('select private.remind_of_due_work() as reminded'))[0]?.reminded;
  const reminders = async () => (await outbox(workshop)).filter(({ event }) => event === 'work_due');

  beforeEach(() =>
    exec(`update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true`),
  );
  /** A declined line is all that is due. */
  async function declined() {
    await decline();
    const due = await one({ kind: 'deferred' });
    await exec(`delete from private.due_work where due_id <> ${due.due_id}`);
    return due.due_id;
  }
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

  test('goes out 14 and 3 days before the 90th day after the answer, and its link books just that', async () => {
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

  test('of a service books that service', async () => {
    await decline({ description: 'Brake Repair', kind: 'labour', service_id: services.brakeRepair });
    await exec(
      `update public.service_requests set status = 'cancelled' where status = 'pending' or request_id = ${requests.inProgress}`,
    );
    await one({ kind: 'deferred' });
    await exec(`delete from private.due_work where kind <> 'deferred'`);
    await answered(80);
    expect(await remind()).toBe(1);
    expect(await reminders()).toMatchObject([{ details: { service_id: services.brakeRepair } }]);
    expect((await reminders())[0]?.details).not.toHaveProperty('line_id');
  });

  test('goes out before the day until which it was put off instead, but not at once', async () => {
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

  test('that was queued is skipped once it is put off until later', async () => {
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
    await manage('book_for', {
      ...{ customer_id: workshop.idOf('customer'), vehicle_id: vehicles.first, scheduled_date: bookableDay },
      ...{ service_ids: [], complaints: ['Rear wiper'], channel: 'phone' },
    });
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

  test('keeps to the customer’s choice and is counted as a reminder, and the list has it all the time', async () => {
    const due_id = await declined();
    expect(await list({ kind: 'deferred' })).toMatchObject([{ due_id }]);
    await answered(80);
    await remind();
    expect(await list({ kind: 'deferred' })).toMatchObject([
      { contacts: [{ channel: 'reminder', by: null }] },
    ]);
    await exec('delete from private.outbox where true; delete from private.due_contacts where true');
    await call(await workshop.as('customer'), 'save_message_preference', {
      ...{ kind: 'care', channel: 'mail', wanted: false },
    });
    await answered(88);
    await remind();
    expect(await reminders()).toEqual([]);
  });

  test('a message of a manager says that day', async () => {
    const due_id = await declined();
    await manage('message_due_work', { due_id });
    const [row] = await exec(`select (remind_on - due_on) as days,
        ((o.details ->> 'day')::timestamptz at time zone private.garage_time_zone())::date = remind_on as is_said
      from private.due_work, private.outbox o where o.event = 'work_due'`);
    expect(row).toEqual({ days: 90, is_said: true });
  });
});
