import { bookableDay } from '../../../../local-backend/testing/bookable-day.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';
import { dueWorkOf, insuredUntil } from './due-work-garage.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const {
  exec,
  manage,
  refused,
  renew,
  list,
  one,
  interval,
  added,
  bookSecond,
  bookInWords,
  complete,
  decline,
  endVisits,
  document,
} = dueWorkOf(() => workshop);

describe('the list of due work', () => {
  test('has each car whose service is due, with its owner, and why @long', async () => {
    await added(40);
    await interval(services.oilChange);
    expect(await one({ search: 'KA 01 A 2' })).toMatchObject({
      kind: 'service',
      work: 'Oil Change',
      service_id: services.oilChange,
      vehicle_id: vehicles.second,
      due_by: 'months',
      months: 1,
      is_done: false,
      price_now: 3500,
      price_then: null,
      customer_name: 'Asha',
      phone: '+91 90000 00100',
      registration_number: 'KA 01 A 2',
      last_contact: null,
    });
    expect(await list({ search: 'KA 01 A 2', kind: 'deferred' })).toEqual([]);
    expect(await list({ search: 'nobody' })).toEqual([]);
  });

  test('is paged in the order of the days, and counts all of it @long', async () => {
    await added(40);
    await interval(services.oilChange);
    await interval(services.brakeRepair);
    await renew();
    const search = 'KA 01 A 2';
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        manage<{ rows: object[]; total: number }>('list_due_work', { page, page_size: 1, search }),
      ),
    );
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
    expect(pages.map(({ rows }) => rows.length)).toEqual([1, 1, 0]);
    expect(pages.flatMap(({ rows }) => rows)).toEqual(await list({ search }));
  });

  test('counts at most 1,001, and pages on after them @long', async () => {
    await exec(`insert into private.due_work (vehicle_id, kind, work, service_id, due_on, due_by, since)
      select ${vehicles.second}, 'service', n::text, ${services.oilChange}, private.today(), 'months', now()
      from generate_series(1, 1100) n`);
    const page = async (page: number) => {
      const { rows, total } = await manage<{ rows: object[]; total: number }>('list_due_work', { page });
      return [rows.length, total];
    };
    expect(await Promise.all([page(1), page(54), page(60)])).toEqual([
      [20, 1001],
      [20, 1001],
      [0, 1001],
    ]);
  });

  test('leaves out what is due later than the days that were asked for @long', async () => {
    await added(0);
    await interval(services.oilChange, { months: 3 });
    await renew();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    expect(await list({ search: 'KA 01 A 2', within: 100 })).toHaveLength(1);
  });

  test('follows a reading of the kilometres @long', async () => {
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

  test('loses what is booked at once, and has it again when that is cancelled @long', async () => {
    await added(40);
    await interval(services.oilChange);
    await one();
    const { request_id } = await bookSecond();
    expect(await list({ search: 'KA 01 A 2' })).toEqual([]);
    await manage('cancel_request', { request_id, reason: 'Sold' });
    expect(await list({ search: 'KA 01 A 2' })).toHaveLength(1);
  });

  test('loses what is done at once, also before it is read again @long', async () => {
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

  test('has a declined line with its price then and now, until it is booked in words @long', async () => {
    await decline();
    expect(await one({ kind: 'deferred' })).toMatchObject({
      work: 'Rear wiper',
      service_id: null,
      is_declined: true,
      why: 'Too dear',
      price_then: 800,
      price_now: null,
    });
    await bookInWords('Rear wiper');
    expect(await list({ kind: 'deferred' })).toEqual([]);
  });

  test('says what a declined service costs today @long', async () => {
    await decline({ description: 'Brake Repair', kind: 'labour', service_id: services.brakeRepair });
    await endVisits();
    await exec(`update public.services set base_price = 13000 where service_id = ${services.brakeRepair}`);
    expect(await one({ kind: 'deferred' })).toMatchObject({ work: 'Brake Repair', price_now: 26_000 });
  });

  test.each(['customer', 'mechanic', 'otherCustomer'] as const)('is not for a %s', async (role) => {
    expect(await refuse(await workshop.as(role), 'list_due_work', {})).toMatchObject({ code: 'PT403' });
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
  test('is due on its last valid day beside work, without anything to book @long', async () => {
    await document({ number: 'P-1' });
    const due = await one({ kind: 'document' });
    expect(due).toMatchObject({
      kind: 'document',
      work: 'Insurance',
      service_id: null,
      due_on: insuredUntil,
      price_now: null,
      vehicle_id: vehicles.second,
      customer_name: 'Asha',
      is_declined: null,
      last_contact: null,
    });
    expect(await list()).toContainEqual(due);
    expect(await list({ kind: 'service' })).toEqual([]);
    await document({ kind: 'puc', valid_until: '2190-01-01' });
    await renew();
    expect(await list({ kind: 'document' })).toHaveLength(1);
  });

  test('is closed by a later one of its kind or a later end, before it is read again too @long', async () => {
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
});

describe('what is due for one car', () => {
  const ofCar = async (
    vehicle_id: number = vehicles.second,
    role: 'manager' | 'customer' | 'mechanic' = 'manager',
  ) =>
    (
      await call<{ due_work: { work: string; line_id: number }[] | null }>(
        await workshop.as(role),
        'vehicle_care',
        { vehicle_id },
      )
    ).due_work;

  test('is listed for managers whatever its day, also what was put off, with what it is about @long', async () => {
    await added(40);
    await interval(services.oilChange);
    await interval(services.brakeRepair, { months: 100 });
    const { document_id } = await document();
    await renew();
    const { due_id } = await one({ search: 'KA 01 A 2', kind: 'service' });
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    expect(await ofCar()).toMatchObject([
      { due_id, service_id: services.oilChange, line_id: null, put_off_until: bookableDay },
      { kind: 'document', document_id },
      { service_id: services.brakeRepair, document_id: null },
    ]);
    for (const role of ['customer', 'mechanic'] as const)
      expect(await ofCar(vehicles.first, role)).toBeNull();
    await bookSecond();
    expect(await ofCar()).toMatchObject([{ kind: 'document' }, { service_id: services.brakeRepair }]);
  });

  test('names the line of deferred work', async () => {
    await endVisits();
    await exec(
      `update public.service_requests set status = 'in_progress' where request_id = ${requests.inProgress}`,
    );
    await decline();
    await renew();
    const due = await ofCar(vehicles.first);
    const [line] = await exec(`select line_id from public.request_lines where description = 'Rear wiper'`);
    expect(due?.find(({ work }) => work === 'Rear wiper')?.line_id).toBe(Number(line?.line_id));
  });
});

test('deferred work whose request was deleted is gone everywhere at once, before it is read again @long', async () => {
  await endVisits();
  await exec(
    `update public.service_requests set status = 'in_progress' where request_id = ${requests.inProgress}`,
  );
  await decline();
  await renew();
  const { due_id } = await one({ kind: 'deferred' });
  const careWorks = async () => {
    const parameters = { vehicle_id: vehicles.first };
    const care = await call<{ due_work: { work: string }[] }>(
      await workshop.as('manager'),
      'vehicle_care',
      parameters,
    );
    return care.due_work.map(({ work }) => work);
  };
  const own = async () => call<unknown[]>(await workshop.as('customer'), 'own_due_work', {});
  expect(await careWorks()).toContain('Rear wiper');
  expect(await own()).toEqual([{ vehicle_id: vehicles.first, due: 1 }]);
  await exec(`delete from public.request_lines where description = 'Rear wiper'`);
  expect(await list({ kind: 'deferred' })).toEqual([]);
  expect(await careWorks()).not.toContain('Rear wiper');
  expect(await own()).toEqual([]);
  expect(await refused('record_due_call', { due_id, said: 'Tomorrow' })).toMatchObject({ code: 'PT404' });
});

describe('the owner is told how much can be booked', () => {
  const own = async (as: 'customer' | 'otherCustomer' = 'customer') =>
    call<{ vehicle_id: number; due: number }[]>(await workshop.as(as), 'own_due_work', {});
  const ofSecond = async () => (await own()).find(({ vehicle_id }) => vehicle_id === vehicles.second)?.due;

  test('of each own car: services due soon and deferred lines, no documents', async () => {
    await added(40);
    await interval(services.oilChange);
    await interval(services.brakeRepair, { months: 3 });
    await document();
    await renew();
    expect(await ofSecond()).toBe(1);
    await interval(services.brakeRepair);
    await renew();
    expect(await ofSecond()).toBe(2);
    expect((await own('otherCustomer')).map(({ vehicle_id }) => vehicle_id)).not.toContain(vehicles.second);
  });

  test('not what was put off or is booked @long', async () => {
    await added(40);
    await interval(services.oilChange);
    const { due_id } = await one({ search: 'KA 01 A 2' });
    await manage('put_off_due_work', { due_id, until: bookableDay, reason: 'Abroad' });
    expect(await ofSecond()).toBeUndefined();
    await manage('put_off_due_work', { due_id });
    expect(await ofSecond()).toBe(1);
    await bookSecond();
    expect(await ofSecond()).toBeUndefined();
  });
});
