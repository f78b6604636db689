import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { renderMessage } from '../../../functions/deliver-messages/render-message.ts';
import { checkRows, rowsOf, stageRows } from '../../imports/stage-rows.ts';
import { readEverything } from '../../support/everything-read.ts';
import { claim } from '../../support/outbox.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(async () => {
  await workshop.reset();
  await closeOpenRequests();
});
afterAll(() => workshop.close());

type Role = Parameters<Workshop['as']>[0];
interface Book {
  services: Record<string, unknown>[];
  years: Record<string, unknown>[];
}

const car = { vehicle_id: vehicles.first };
const exec = (sql: string) => workshop.backend.exec(sql);
const by = async <Result = Record<string, unknown>>(role: Role, name: string, parameters: object = {}) =>
  call<Result>(await workshop.as(role), name, parameters as Record<string, unknown>);
const refused = async (role: Role, name: string, parameters: object = {}) =>
  refuse(await workshop.as(role), name, parameters as Record<string, unknown>);

const closeOpenRequests = () =>
  exec(`update public.service_requests set status = 'cancelled', started_at = null, cancelled_at = now(),
      cancelled_by = 'manager', cancelled_by_name = 'Meera', cancel_reason = 'Other plans'
    where vehicle_id = ${vehicles.first} and status in ('pending', 'approved', 'in_progress')`);
const codeOf = async () => (await by<{ code: string }>('customer', 'pass_on_vehicle', car)).code;
const notValid = {
  code: 'PT404',
  hint: 'code',
  message: 'This code is not valid. Please check it, or ask the owner for a new one.',
};
const ownerOf = async () => {
  const [row] = await exec(`select customer_id from public.vehicles where vehicle_id = ${vehicles.first}`);
  return row?.customer_id;
};

test('the buyer sees which car a code is for, and takes it @long', async () => {
  const made = await by<{ code: string; expires_at: string }>('customer', 'pass_on_vehicle', car);
  expect(made.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Date(made.expires_at).getTime() - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect(await by('customer', 'service_book', car)).toMatchObject({ code_until: made.expires_at });
  const typed = ` ${made.code.toLowerCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o')}`;
  expect(await by('otherCustomer', 'read_vehicle_code', { code: typed })).toEqual({
    registration_number: 'KA 01 A 1',
    brand: 'Hyundai',
    model: 'Creta',
    year: 2021,
  });
  expect(await by('otherCustomer', 'take_vehicle', { code: typed })).toEqual(car);
  expect(await ownerOf()).toBe(workshop.idOf('otherCustomer'));
  expect(await refused('customer', 'vehicle_record', car)).toMatchObject({ code: 'PT404' });
  expect(await refused('otherCustomer', 'take_vehicle', { code: made.code })).toEqual(notValid);
});

test('the code is stored as its hash alone', async () => {
  const code = await codeOf();
  const [stored] = await exec('select to_jsonb(c)::text as row from private.vehicle_codes c');
  expect(stored?.row).not.toContain(code);
  expect(stored?.row).not.toContain(code.replaceAll('-', ''));
});

test('a withdrawn, replaced or ended code opens nothing', async () => {
  const first = await codeOf();
  const second = await codeOf();
  expect(await refused('otherCustomer', 'read_vehicle_code', { code: first })).toEqual(notValid);
  expect(await by('customer', 'withdraw_vehicle_code', car)).toEqual({ withdrawn: true });
  expect(await by('customer', 'withdraw_vehicle_code', car)).toEqual({ withdrawn: false });
  expect(await refused('otherCustomer', 'take_vehicle', { code: second })).toEqual(notValid);
  const third = await codeOf();
  await exec('update private.vehicle_codes set expires_at = now() where true');
  expect(await refused('otherCustomer', 'take_vehicle', { code: third })).toEqual(notValid);
  expect(await by('customer', 'service_book', car)).toMatchObject({ code_until: null });
  expect(await ownerOf()).toBe(workshop.idOf('customer'));
});

test('ten wrong codes of a login in an hour are the most @long', async () => {
  const code = await codeOf();
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await refused('otherCustomer', 'read_vehicle_code', { code: `${attempt}` })).toEqual(notValid);
  for (const name of ['read_vehicle_code', 'take_vehicle'])
    expect(await refused('otherCustomer', name, { code })).toMatchObject({ code: 'PT429' });
  const [counted] = await exec('select last_value as count from private.refused_wrong_car_code');
  expect(Number(counted?.count)).toBeGreaterThanOrEqual(10);
});

test('only the owner passes a car on, and not to themselves', async () => {
  expect(await refused('otherCustomer', 'pass_on_vehicle', car)).toMatchObject({ code: 'PT404' });
  expect(await refused('mechanic', 'pass_on_vehicle', car)).toMatchObject({ code: 'PT403' });
  const code = await codeOf();
  expect(await refused('customer', 'take_vehicle', { code })).toMatchObject({
    code: 'PT409',
    message: 'This car is yours already',
  });
});

describe('a car is not passed on', () => {
  const open = {
    code: 'PT409',
    message: 'This car has an open request. It can change its owner once that is completed or cancelled.',
  };
  const here = {
    code: 'PT409',
    message: 'This car is still at the garage. It can change its owner once it was collected.',
  };
  const booking = { ...car, service_ids: [services.oilChange], scheduled_date: bookableDay };

  test('while it has an open request', async () => {
    const code = await codeOf();
    await by('customer', 'book_service', booking);
    expect(await refused('customer', 'pass_on_vehicle', car)).toMatchObject(open);
    expect(await refused('otherCustomer', 'take_vehicle', { code })).toMatchObject(open);
  });

  test('before it was collected', async () => {
    const code = await codeOf();
    await exec(`update public.service_requests set arrived_at = now(), checked_in_by = 'Meera',
        arrival_kilometres = 1, arrival_fuel = 'half' where request_id = ${requests.completed}`);
    expect(await refused('customer', 'pass_on_vehicle', car)).toMatchObject(here);
    expect(await refused('otherCustomer', 'take_vehicle', { code })).toMatchObject(here);
    await by('manager', 'collect', { request_id: requests.completed });
    expect(await by('otherCustomer', 'take_vehicle', { code })).toEqual(car);
  });

  test('before it was collected, also under a cancelled request', async () => {
    const code = await codeOf();
    await exec(`update public.service_requests set arrived_at = now(), checked_in_by = 'Meera',
        arrival_kilometres = 1, arrival_fuel = 'half' where request_id = ${requests.cancelled}`);
    expect(await refused('customer', 'pass_on_vehicle', car)).toMatchObject(here);
    expect(await refused('otherCustomer', 'take_vehicle', { code })).toMatchObject(here);
    await by('manager', 'collect', { request_id: requests.cancelled });
    expect(await by('otherCustomer', 'take_vehicle', { code })).toEqual(car);
  });

  test('to someone with as many vehicles as one may have', async () => {
    const code = await codeOf();
    await exec(`insert into public.vehicles (customer_id, registration_number, brand, model, year)
      select '${workshop.idOf('otherCustomer')}', 'KA 07 Z ' || n, 'a', 'b', 2020
      from generate_series(1, private.limit_of('vehicles')::int - 1) n`);
    expect(await refused('otherCustomer', 'take_vehicle', { code })).toMatchObject({
      message: expect.stringMatching(/^You can add no more than \d+ vehicles$/),
    });
  });
});

test('the book has the services of before without prices, and those since with them', async () => {
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  const earlier = await by<Book>('otherCustomer', 'service_book', car);
  expect(earlier.services).toMatchObject([
    { work: ['Oil Change'], parts: [{ name: 'Oil Filter', quantity: 1 }], amount: null, request_id: null },
    { work: ['Brake Repair'], parts: [], amount: null, is_own: false },
  ]);
  expect(earlier.years).toEqual([]);
  await exec(`update public.service_requests set vehicle_id = ${vehicles.first}
    where request_id = ${requests.othersCompleted}`);
  const later = await by<Book>('otherCustomer', 'service_book', car);
  expect(later.services.map(({ amount }) => amount)).toEqual([null, 3500, null]);
  expect(later.years).toMatchObject([{ services: 1, amount: 3500 }]);
});

test('a car without a year changes its owner too, and is in the audit trail', async () => {
  await exec(`update public.vehicles set year = null where vehicle_id = ${vehicles.first}`);
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  const [change] = await exec(
    "select actor_name, subject_label, after from private.changes where subject = 'vehicle'",
  );
  expect(change).toEqual({
    actor_name: 'Bela',
    subject_label: 'KA 01 A 1',
    after: { details: ['owner'] },
  });
});

test('a mechanic of an earlier job does not learn who has the car now @long', async () => {
  const texts = ['Bela', 'bel', '98450 22222', '22222', '222'];
  await exec("update public.customers set phone = '98450 22222' where name = 'Bela'");
  await exec(`update public.vehicles set vin = 'VIN00000001' where vehicle_id = ${vehicles.first}`);
  const found = async (role: Role, search: string) => [
    ...(await by<{ rows: unknown[] }>(role, 'list_vehicles', { search })).rows,
    ...(await by<{ rows: unknown[] }>(role, 'search_everywhere', { query: search })).rows,
  ];
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  for (const text of texts) {
    expect([text, await found('mechanic', text)]).toEqual([text, []]);
    expect(await found('manager', text)).not.toEqual([]);
  }
  for (const text of ['KA 01 A 1', 'Hyundai', 'VIN00000001']) {
    const rows = await found('mechanic', text);
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'vehicle', title: 'KA 01 A 1', detail: 'Hyundai Creta' }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/Bela|22222/);
  }
  expect(await by('mechanic', 'vehicle_record', car)).toMatchObject({ owner: null });
  expect(await by('manager', 'vehicle_record', car)).toMatchObject({ owner: { name: 'Bela' } });
});

test('a mechanic who has worked for the new owner still finds the car by them', async () => {
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  await exec(`update public.service_requests set assigned_mechanic = '${workshop.idOf('mechanic')}'
    where request_id = ${requests.othersCompleted}`);
  expect(await by('mechanic', 'list_vehicles', { search: 'bela' })).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ ...car, owner: { name: 'Bela', phone: '+91 90000 00200' } }),
    ]),
  });
  expect(await by('mechanic', 'search_everywhere', { query: 'KA 01 A 1' })).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ detail: 'Hyundai Creta, Bela' })]),
  });
});

test('calls, what was put off and queued reminders of the earlier owner end', async () => {
  await exec(`
    insert into private.due_work (vehicle_id, kind, work, service_id, due_on, since, put_off_until, put_off_reason, reminded)
    values (${vehicles.first}, 'service', '1', 1, private.today(), now(), private.today() + 9, 'On holiday', 14);
    insert into private.due_contacts (vehicle_id, channel, kind, due, work, said, contacted_by_name)
    values (${vehicles.first}, 'call', 'service', '1', 'Oil Change', 'Is on holiday', 'Meera');
    insert into private.notices (recipient, event, key, details) values
      ('${workshop.idOf('customer')}', 'work_due', 'x', '{"vehicle_id": ${vehicles.first}}'),
      ('${workshop.idOf('customer')}', 'document_ends', 'y', '{"vehicle_id": ${vehicles.second}}');
    insert into private.outbox (event, channel, key, recipient, details) values
      ('work_due', 'mail', 'x', '${workshop.idOf('customer')}', '{"vehicle_id": ${vehicles.first}}'),
      ('document_ends', 'mail', 'y', '${workshop.idOf('customer')}', '{"vehicle_id": ${vehicles.first}}'),
      ('work_due', 'mail', 'z', '${workshop.idOf('customer')}', '{"vehicle_id": ${vehicles.second}}')`);
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  expect(await exec('select from private.due_work')).toEqual([]);
  // That they were called counts in the reports; what about is forgotten.
  expect(
    await exec('select channel, work, said, ended_at is not null as is_over from private.due_contacts'),
  ).toEqual([{ channel: 'call', work: null, said: null, is_over: true }]);
  expect(await exec(`select key from private.notices where event in ('work_due', 'document_ends')`)).toEqual([
    { key: 'y' },
  ]);
  const skipped = { state: 'skipped', problem: 'The car has another owner now' };
  expect(
    await exec("select key, state, problem from private.outbox where key in ('x', 'y', 'z') order by key"),
  ).toEqual([
    { key: 'x', ...skipped },
    { key: 'y', ...skipped },
    { key: 'z', state: 'queued', problem: null },
  ]);
});

test('the earlier owner is told that it has another one, and since when, but not whom @long', async () => {
  await exec('delete from private.outbox where true');
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  const told = (await claim(workshop)).filter(({ event }) => event === 'car_taken');
  expect(told).toMatchObject([{ to: 'customer@example.test', channel: 'mail', stop_token: null }]);
  const [mail] = told.map((message) =>
    renderMessage(message, { site: 'https://garage.test', functions: '' }),
  );
  expect(mail?.subject).toBe('Your Hyundai Creta (KA 01 A 1) has another owner');
  expect(mail?.text).toMatch(/was passed on to its new owner on \w+day,? \d+ \w+/);
  expect(mail?.text).toContain('Please call us at once: ');
  const { rows } = await by<{ rows: { event: string; details: object }[] }>('customer', 'list_notices');
  const notice = rows.find(({ event }) => event === 'car_taken');
  expect(notice?.details).toEqual({
    vehicle: 'Hyundai Creta',
    plate: 'KA 01 A 1',
    time: expect.any(String),
  });
  const { messages } = await by<{ messages: { notices: object[]; sent: object[] } }>('customer', 'own_data');
  expect(messages.notices).toContainEqual(expect.objectContaining({ event: 'car_taken' }));
  expect(JSON.stringify([told, mail, rows, messages])).not.toMatch(/Bela|othercustomer/);
  expect(
    (await by<{ rows: { event: string }[] }>('otherCustomer', 'list_notices')).rows.map(({ event }) => event),
  ).not.toContain('car_taken');
});

test('the earlier owner’s requests lead to no car that is no longer theirs @long', async () => {
  const vehiclesOf = async (role: Role) =>
    (await by<{ rows: { vehicle_id: number | null }[] }>(role, 'list_requests')).rows.map(
      (row) => row.vehicle_id,
    );
  expect(await vehiclesOf('customer')).toEqual([1, 1, 1, 1, 1, 1]);
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  expect(await vehiclesOf('customer')).toEqual([null, null, null, null, null, null]);
  const { service_requests } = await by<{ service_requests: { vehicle_id: number | null }[] }>(
    'customer',
    'own_data',
  );
  expect(service_requests.map((row) => row.vehicle_id)).toEqual([null, null, null, null, null, null]);
  expect(await vehiclesOf('otherCustomer')).toEqual([3, 3]);
  const estimateOf = (role: Role) =>
    by<{ vehicle: object }>(role, 'request_estimate', { request_id: requests.completed });
  expect((await estimateOf('customer')).vehicle).toMatchObject({ vehicle_id: null, model: 'Creta' });
  expect((await estimateOf('manager')).vehicle).toMatchObject({ vehicle_id: 1 });
});

test('a booking of the new owner is none of what the earlier one was called about @long', async () => {
  await exec(`insert into private.due_contacts (vehicle_id, channel, kind, due, work, said, contacted_at, contacted_by_name)
    values (${vehicles.first}, 'call', 'service', '${services.oilChange}', 'Oil Change', 'Later', now() - interval '2 days', 'Meera')`);
  const booked = async () =>
    (
      await exec(
        "select count(*)::int as booked from private.customer_facts('due_bookings', private.today(), private.today())",
      )
    )[0]?.booked;
  const book = (role: Role) =>
    by(role, 'book_service', { ...car, service_ids: [services.oilChange], scheduled_date: bookableDay });
  await book('customer');
  expect(await booked()).toBe(1);
  await exec(`update public.service_requests set status = 'completed', completion_date = now(), final_cost = 1,
    assigned_mechanic = '${workshop.idOf('mechanic')}', mechanic_name = 'Ravi' where status = 'pending'
    and vehicle_id = ${vehicles.first}`);
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  expect(await booked()).toBe(1);
  await book('otherCustomer');
  expect(await booked()).toBe(1);
});

test('the new owner is reminded of what the earlier one was reminded of', async () => {
  // Without any request in the fixture.
  const second = { vehicle_id: vehicles.second };
  await exec(`update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true;
    delete from private.outbox where true;
    delete from public.odometer_readings where true;
    update public.vehicles set created_at = now() - interval '1 month' where vehicle_id = ${vehicles.second}`);
  await by('manager', 'save_service_intervals', {
    service_id: services.oilChange,
    intervals: [{ months: 1 }],
  });
  const remind = async () => {
    await exec('select private.renew_due_work()');
    await exec('select private.remind_of_due_work()');
    const told = await exec(
      `select distinct recipient from private.outbox where event = 'work_due' and state = 'queued'
       and details ->> 'vehicle_id' = '${vehicles.second}'`,
    );
    return told.map(({ recipient }) => recipient);
  };
  expect(await remind()).toEqual([workshop.idOf('customer')]);
  const { code } = await by<{ code: string }>('customer', 'pass_on_vehicle', second);
  await by('otherCustomer', 'take_vehicle', { code });
  expect(await remind()).toEqual([workshop.idOf('otherCustomer')]);
});

test('a past service of a day before the sale is not imported as the new owner’s', async () => {
  await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
  const client = await workshop.as('manager');
  const importId = await stageRows(client, 'services', [
    ['KA 01 A 1', '2024-03-09', 'Polish', '500', '', 'zqxnotes'],
    ['KA 01 B 1', '2024-03-09', 'Polish', '500', '', ''],
  ]);
  await checkRows(client, 'services', importId);
  expect(await rowsOf(client, importId)).toEqual([
    {
      row_number: 2,
      outcome: 'error',
      field: 'day',
      reason: 'KA 01 A 1 had another owner on that day. Leave this row out.',
    },
    { row_number: 3, outcome: 'add', field: null, reason: null },
  ]);
});

describe('nothing personal goes along', () => {
  const mark = (name: string) => `zqx${name}`;
  /** Two amounts that occur nowhere else. */
  const amounts = ['6543.21', '7654.32'];
  const phone = '+91 99110 00000';

  /** Everything that someone says, writes, pays or is called on the car's past requests. */
  async function fillPast() {
    const ids = `(${requests.completed}, ${requests.paid})`;
    await exec(
      `update private.garage set name = 'Test Motors', address = '1 Long Road', state_code = '29' where true`,
    );
    await exec(`
      update public.customers set name = '${mark('name')}', email = '${mark('mail')}@example.test', phone = '${phone}', address = '${mark('address')}' where customer_id = '${workshop.idOf('customer')}';
      update public.service_requests set customer_notes = '${mark('notes')}', mechanic_notes = '${mark('work')}',
        service_name = '${mark('title')}', belongings = '${mark('bag')}', key_number = '${mark('key')}',
        arrived_at = completion_date, checked_in_by = 'Meera', arrival_kilometres = 41000, arrival_fuel = 'half',
        collected_at = now(), handed_over_by = 'Meera', moved_at = now(), moved_from = now(), moved_by = 'customer',
        moved_by_name = '${mark('mover')}', move_reason = '${mark('move')}'
      where request_id in ${ids};
      update public.request_lines set decided_by_name = '${mark('decider')}', why_needed = '${mark('why')}', description =
        '${mark('line')}', if_it_waits = '${mark('waits')}', unit_price = ${amounts[0]} where request_id in ${ids};
      insert into public.request_lines (request_id, position, kind, description, quantity, unit, unit_price, service_id, source,
        status, sent_at, decided_by_name, decided_at, decision_channel, decline_reason, why_needed, if_it_waits) values
        (4, 2, 'labour', '${mark('complaint')}', 1, 'job', ${amounts[1]}, null, 'front_desk', 'declined', now(),
          '${mark('decider')}', now(), 'phone', '${mark('reason')}', '${mark('why')}', '${mark('waits')}'),
        (4, 3, 'labour', '${mark('own')}', 1, 'job', ${amounts[1]}, 2, 'front_desk', 'declined', now(),
          '${mark('decider')}', now(), 'phone', '${mark('reason')}', '${mark('why')}', '${mark('waits')}'),
        (4, 4, 'labour', '${mark('done')}', 1, 'job', ${amounts[0]}, null, 'front_desk', 'approved', now(),
          '${mark('decider')}', now(), 'phone', null, null, null);
      insert into public.request_photos (request_id, path, stage, bytes, width, height, sha256, caption, taken_by_name, taken_at)
        values (4, '4/0a0b0c0d-0000-4000-8000-000000000000.jpg', 'work', 9, 9, 9, repeat('0', 64), '${mark('caption')}',
          'Ravi', now())`);
    await exec(`
      insert into private.inspections (request_id, template_id, template_name, started_by_name, finished_at, finished_by_name)
        values (4, 1, 'Tyres', 'Ravi', now(), 'Ravi');
      insert into private.inspection_items (inspection_id, position, section, name, kind, condition, note, internal_note)
        select max(inspection_id), 1, 'Front', 'Left wall', 'condition', 'urgent', '${mark('found')}', '${mark('inside')}'
        from private.inspections;
      insert into private.vehicle_documents (vehicle_id, kind, number, valid_until, note)
        values (1, 'insurance', '${mark('policy')}', private.today() + 30, '${mark('agent')}')`);
    const [inspection] = await exec('select max(inspection_id) as id from private.inspections');
    const invoice = await by<{ invoice_id: number }>('manager', 'issue_invoice', {
      request_id: requests.completed,
    });
    const { payment_id } = await by<{ payment_id: number }>('manager', 'record_payment', {
      request_id: requests.completed,
      method: 'upi',
      amount: 100,
      reference: mark('reference'),
    });
    await by('customer', 'give_feedback', {
      request_id: requests.completed,
      score: 2,
      words: mark('feedback'),
    });
    return { invoice_id: [invoice.invoice_id], payment_id: [payment_id], inspection_id: [inspection?.id] };
  }

  const past = {
    vehicle_id: [vehicles.first],
    request_id: Object.values(requests),
    request_ids: [[requests.completed]],
    service_ids: [[services.oilChange, services.brakeRepair]],
    line_id: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  };

  test('to the new owner, from any table or function @long', async () => {
    const documents = await fillPast();
    const code = await codeOf();
    await by('otherCustomer', 'take_vehicle', { code });
    expect(await by('otherCustomer', 'deferred_work', car)).toMatchObject([
      {
        description: 'Brake Repair',
        amount: null,
        decline_reason: null,
        why_needed: null,
        service_id: 2,
        request_id: null,
        is_withheld: true,
      },
    ]);
    const aims = { ...past, ...documents, code: [code] };
    const personal = [/zqx\w*/g, /0a0b0c0d/g, /99110 00000/g, /6,?543\.21/g, /7,?654\.32/g];
    const found = (texts: string[]) =>
      texts.flatMap((text) => personal.flatMap((pattern) => text.match(pattern) ?? []));
    const told = await readEverything(workshop, 'otherCustomer', aims);
    expect(told.filter((text) => found([text]).length > 0)).toEqual([]);
    // What was done went along.
    const book = told.find((text) => text.startsWith('service_book') && text.includes('done_at'));
    expect(book).toMatch(/"Oil Change".*Other work|Other work.*"Oil Change"/);
    expect(book).toContain('41000');
    expect(book).toContain('"urgent":["Left wall"]');
    // The earlier owner reads their own with the same questions, so that these would have found it.
    const kept = new Set(found(await readEverything(workshop, 'customer', aims)));
    for (const own of ['notes', 'work', 'title', 'line', 'found', 'reference', 'feedback', 'name'])
      expect([...kept]).toContain(mark(own));
    expect([...kept]).toContain(amounts[0]);
  });

  test('nor in what the garage is shown and tells the new owner of declined work @long', async () => {
    await fillPast();
    await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
    await exec('delete from private.outbox where true; select private.renew_due_work()');
    const { rows } = await by<{ rows: { due_id: number }[] }>('manager', 'list_due_work', {
      kind: 'deferred',
    });
    expect(rows).toMatchObject([
      {
        work: 'Brake Repair',
        is_declined: true,
        why: null,
        price_then: null,
        is_withheld: true,
        customer_name: 'Bela',
        service_id: services.brakeRepair,
      },
      { work: 'Other work', is_declined: true, why: null, price_then: null, is_withheld: true },
    ]);
    const told = await by('manager', 'message_due_work', { due_id: rows[0]?.due_id });
    expect(await refused('manager', 'message_due_work', { due_id: rows[1]?.due_id })).toMatchObject({
      code: 'PT409',
      message: expect.stringMatching('An earlier owner'),
    });
    // Its words are the garage's, on the page of the car alone.
    expect(await by('manager', 'deferred_work', car)).toContainEqual(
      expect.objectContaining({ description: mark('complaint'), state: 'declined' }),
    );
    expect(await by('otherCustomer', 'own_due_work')).toEqual([{ vehicle_id: vehicles.first, due: 1 }]);
    const queued = await exec(
      `select o.recipient, o.details ->> 'service' as work, to_jsonb(o)::text as row from private.outbox o`,
    );
    expect(queued).toMatchObject([{ recipient: workshop.idOf('otherCustomer'), work: 'Brake Repair' }]);
    expect(JSON.stringify([rows, told, queued])).not.toMatch(/zqx|6,?543\.21|7,?654\.32/);
    await exec(`update private.message_settings set reminder_hour = 0, quiet_from = 0, quiet_until = 0 where true;
      update private.due_work set due_on = private.today() - 89 where kind = 'deferred';
      select private.remind_of_due_work()`);
    expect(
      await exec(
        "select distinct details ->> 'service' as work from private.outbox where event = 'work_due'",
      ),
    ).toEqual([{ work: 'Brake Repair' }]);
  });

  test('nor anything new to the earlier owner @long', async () => {
    await fillPast();
    await by('otherCustomer', 'take_vehicle', { code: await codeOf() });
    const client = await workshop.as('otherCustomer');
    await client
      .from('vehicles')
      .update({ color: 'zqnpink', vin: 'ZQNVIN' })
      .eq('vehicle_id', vehicles.first);
    await by('otherCustomer', 'add_reading', { ...car, kilometres: 98_765 });
    const { request_id } = await by<{ request_id: number }>('otherCustomer', 'book_service', {
      ...car,
      service_ids: [services.oilChange],
      scheduled_date: bookableDay,
      customer_notes: 'zqnnotes',
    });
    const aims = { ...past, request_id: [...past.request_id, request_id] };
    const told = await readEverything(workshop, 'customer', aims);
    expect(told.filter((text) => /zqn|98,?765|Bela|2 Quiet Street|othercustomer@/i.test(text))).toEqual([]);
    // Without what was asked, which names it.
    const answers = told.map((text) => text.slice(text.indexOf(': ')));
    expect(answers.filter((text) => /"vehicle_id":1\b/.test(text))).toEqual([]);
    const seen = (await readEverything(workshop, 'otherCustomer', aims)).join();
    for (const own of ['zqnpink', 'ZQNVIN', '98765', 'zqnnotes']) expect(seen).toContain(own);
  });
});
