import { dayAhead } from '../../../../local-backend/testing/bookable-day.ts';
import type { PayRun, PaySlip } from '../../../../src/hours/pay-runs/pay-runs-answers.ts';
import type { Warranty } from '../../../../src/requests/repeats/repeats-answers.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, services, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const exec = (sql: string) => workshop.backend.exec(sql);
const manager = () => workshop.as('manager');
const first = requests.completed;
/** Another job on the car of the first one, by the same mechanic. */
const again = requests.inProgress;
const put = (sql: string) => exec(`update public.service_requests set ${sql}`);

/** The first job was completed so many days ago; the second is on the same car, and completed if wanted. */
async function redo({ daysAgo = 10, completed = true } = {}) {
  await put(`vehicle_id = ${vehicles.first}, completion_date = now() - interval '${daysAgo} days'
    where request_id = ${first}`);
  await put(`vehicle_id = ${vehicles.first} where request_id = ${again}`);
  if (completed)
    await put(
      `status = 'completed', completion_date = now(), final_cost = 10000 where request_id = ${again}`,
    );
}
const set = async (repeats: number | null = first, request_id: number = again) =>
  call(await manager(), 'set_repeat', { request_id, repeats });
const refused = async (parameters: object) => {
  const { code, message } = await refuse(await manager(), 'set_repeat', { ...parameters });
  return `${code} ${message}`;
};
const estimate = async (role: 'manager' | 'mechanic' | 'customer' = 'manager', request_id: number = again) =>
  call<{ repeats: object | null; repeat_costs: object | null; warranty: Warranty[] }>(
    await workshop.as(role),
    'request_estimate',
    { request_id },
  );

interface Job {
  request_id: number;
  time_pay: number;
  bonus: number;
}
const mechanic_id = () => workshop.idOf('mechanic');
const unpaid = async () =>
  (await call<{ unpaid_jobs: Job[] }>(await manager(), 'mechanic_salary', { mechanic_id: mechanic_id() }))
    .unpaid_jobs;
const job = async () => (await unpaid()).find(({ request_id }) => request_id === again);
const earned = async () =>
  (await call<{ bonus_earned: number }>(await workshop.as('mechanic'), 'job_summary')).bonus_earned;

describe('a repeat pays its time and no second bonus', () => {
  test('in what is due, and in the mechanic’s own figures @long', async () => {
    await redo();
    const [before, own] = [await job(), await earned()];
    expect(before).toMatchObject({ bonus: 300 });
    await set();
    expect(await job()).toEqual({ ...before, bonus: 0, repeats: first });
    expect(await earned()).toBeCloseTo(own - 300, 2);
  });

  test('in a single payment; the first job keeps its bonus, paid or not', async () => {
    await redo();
    await set();
    const [paidFirst] = (await unpaid()).filter(({ request_id }) => request_id === first);
    const payment = await call(await manager(), 'pay_salary', {
      mechanic_id: mechanic_id(),
      request_ids: [again],
    });
    expect(payment).toMatchObject({ bonus_amount: 0, time_based_pay: expect.any(Number) });
    expect((await unpaid()).find(({ request_id }) => request_id === first)).toEqual(paidFirst);
    expect(await refused({ request_id: again, repeats: null })).toBe(
      'PT409 The mechanic was paid for this job already. A pay run can correct it.',
    );
  });

  test('in a pay run, from its draft to the payslip @long', async () => {
    await redo();
    await set();
    const run = await call<PayRun>(await manager(), 'start_pay_run', {
      first_day: dayAhead(-40),
      last_day: dayAhead(2),
    });
    const slip = () =>
      manager().then((client) =>
        call<PaySlip>(client, 'pay_slip', { pay_run_id: run.pay_run_id, mechanic_id: mechanic_id() }),
      );
    const line = async () => (await slip()).lines.find(({ request_id }) => request_id === again);
    expect(await line()).toMatchObject({ bonus: 0, bonus_rate: 0 });
    const sealed = ({ pay_run_id, seal }: PayRun) => ({ pay_run_id, seal });
    const checked = await call<PayRun>(await manager(), 'check_pay_run', sealed(run));
    // What is marked after the check is not approved unseen.
    await set(null);
    await refuse(await manager(), 'approve_pay_run', sealed(checked));
    await set();
    await call(await manager(), 'approve_pay_run', sealed(checked));
    expect(await line()).toMatchObject({ bonus: 0, bonus_rate: 0 });
  });
});

describe('a repeat', () => {
  test('names an earlier completed job of its car, and its costs are told apart @long', async () => {
    await redo({ completed: false });
    const jobs = await call<{ request_id: number }[]>(await manager(), 'earlier_jobs', { request_id: again });
    expect(jobs.map(({ request_id }) => request_id)).toContain(first);
    await set();
    await call(await workshop.as('mechanic'), 'complete_job', {
      request_id: again,
      final_cost: 12_300,
      parts: [{ part_id: 1, quantity: 2 }],
    });
    // At their cost, not their price.
    expect(await estimate()).toMatchObject({
      repeats: { request_id: first, service_name: 'Oil Change' },
      repeat_costs: { parts: 200, minutes: expect.any(Number) },
    });
    expect(await estimate('mechanic')).toMatchObject({ repeats: { request_id: first }, repeat_costs: null });
    expect(await estimate('customer')).toMatchObject({ repeats: null, repeat_costs: null });
    await set(null);
    expect(await estimate()).toMatchObject({ repeats: null, repeat_costs: null });
  });

  test('is refused for itself, another car, an unfinished or later job, and a cancelled one', async () => {
    await redo();
    const choose = 'PT400 Please choose an earlier completed job of this car';
    expect(await refused({ request_id: again, repeats: again })).toBe(choose);
    expect(await refused({ request_id: again, repeats: requests.approved })).toBe(choose);
    expect(await refused({ request_id: first, repeats: again })).toBe(choose);
    await put(`vehicle_id = ${vehicles.second} where request_id = ${first}`);
    expect(await refused({ request_id: again, repeats: first })).toBe(choose);
    expect(await refused({ request_id: 999, repeats: first })).toBe('PT404 Service request not found');
    await put(`status = 'cancelled', cancelled_at = now(), cancelled_by = 'manager', assigned_mechanic = null
      where request_id = ${requests.pending}`);
    expect(await refused({ request_id: requests.pending, repeats: null })).toBe(
      'PT409 This request is cancelled',
    );
  });
});

describe('warranty', () => {
  /** 40 km a day, unless nothing was ever read. */
  const drive = (perDay: number | null) =>
    exec(`delete from public.odometer_readings where true;
      ${
        perDay === null
          ? ''
          : `insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
        select ${vehicles.first}, ${perDay} * (400 - age), 'check_in', now() - make_interval(days => age)
        from generate_series(400, 0, -10) age`
      }`);
  const terms = async (work: object) => call(await manager(), 'save_warranty_terms', { terms: { work } });
  const forOil = async (role: 'customer' | 'manager' = 'customer') =>
    call<Warranty[]>(await workshop.as(role), 'warranty_for', {
      vehicle_id: vehicles.first,
      service_ids: [services.oilChange],
    });

  test.each([
    ['within days and km', 80, 40, {}, true],
    ['after the days', 100, 40, {}, false],
    ['after the km', 80, 100, {}, false],
    ['without readings, the days decide', 80, null, {}, true],
    ['without readings, after the days', 100, null, {}, false],
    ['days alone', 80, 1000, { kilometres: 0 }, true],
    ['km alone', 300, 10, { days: 0 }, true],
    ['km alone, without readings', 1, null, { days: 0 }, false],
    ['no warranty', 1, 1, { days: 0, kilometres: 0 }, false],
  ])('%s', async (_, daysAgo, perDay, limits, holds) => {
    await redo({ daysAgo, completed: false });
    await drive(perDay);
    await terms(limits);
    // The parts that it used have terms of their own.
    await exec('delete from public.service_request_parts where true');
    const found = await forOil();
    expect(found.length > 0).toBe(holds);
    if (!holds) return;
    expect(found).toMatchObject([
      {
        kind: 'work',
        name: 'Oil Change',
        request_id: first,
        driven: perDay === null ? null : daysAgo * perDay,
      },
    ]);
    expect(await forOil('manager')).toEqual(found);
  });

  test('lasts to the end of the garage’s day, and counts for what was booked by then', async () => {
    await redo({ completed: false });
    await drive(null);
    await exec('delete from public.service_request_parts where true');
    const line = { kind: 'labour', description: 'Oil', service_id: services.oilChange, unit_price: 10 };
    await call(await manager(), 'add_line', { request_id: again, line });
    // A minute after midnight, so that 90 full days are over for most of the last day.
    const done = (daysAgo: number) =>
      put(
        `completion_date = private.day_starts(private.today() - ${daysAgo}) + interval '1 minute' where request_id = ${first}`,
      );
    const names = async () => (await estimate()).warranty.map(({ name }) => name);
    await put(`created_at = now() where request_id = ${again}`);
    await done(90);
    expect(await forOil()).toHaveLength(1);
    expect(await names()).toContain('Oil Change');
    await done(91);
    expect(await forOil()).toEqual([]);
    expect(await names()).not.toContain('Oil Change');
    await put(`created_at = now() - interval '1 day' where request_id = ${again}`);
    expect(await names()).toContain('Oil Change');
  });

  test('is noticed on a request that does the work again, until it is a repeat', async () => {
    await redo({ completed: false });
    await drive(null);
    const line = { kind: 'labour', description: 'Oil', service_id: services.oilChange, unit_price: 10 };
    await call(await manager(), 'add_line', { request_id: again, line });
    expect((await estimate('mechanic')).warranty).toMatchObject([
      { name: 'Brake Repair', request_id: requests.paid },
      { name: 'Oil Change', request_id: first },
    ]);
    await set();
    expect((await estimate()).warranty).toEqual([]);
  });

  test('of a part that was used has terms of its own', async () => {
    await redo({ daysAgo: 120, completed: false });
    await drive(null);
    await exec(`insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
      values (${first}, 2, 1, 1300, 'Brake Pad') on conflict do nothing`);
    const line = { kind: 'part', description: 'Pads', part_id: 2, quantity: 1, unit_price: 1300 };
    await call(await manager(), 'add_line', { request_id: again, line });
    expect((await estimate()).warranty).toMatchObject([
      { kind: 'work', days: 90 },
      { kind: 'part', name: 'Brake Pad', days: 180 },
    ]);
  });

  test('of the parts that a service fitted is noticed when that service is booked again', async () => {
    await redo({ daysAgo: 120, completed: false });
    await drive(null);
    await exec(`delete from public.service_request_parts where true;
      insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
      values (${first}, 2, 1, 1300, 'Brake Pad'), (${requests.paid}, 1, 1, 400, 'Oil Filter')`);
    const fitted = { kind: 'part', name: 'Brake Pad', request_id: first, days: 180 };
    // The work itself is out of its 90 days, and the other part was not fitted by this service.
    expect(await forOil()).toMatchObject([fitted]);
    expect(await forOil('manager')).toMatchObject([fitted]);
    await put(`completion_date = now() - interval '181 days' where request_id = ${first}`);
    expect(await forOil()).toEqual([]);
    await put(`vehicle_id = ${vehicles.second}, completion_date = now() where request_id = ${first}`);
    expect(await forOil()).toEqual([]);
  });

  test('of another customer’s car is not told', async () => {
    expect(
      await refuse(await workshop.as('otherCustomer'), 'warranty_for', {
        vehicle_id: vehicles.first,
        service_ids: [services.oilChange],
      }),
    ).toMatchObject({ code: 'PT404' });
  });

  test('is set for work and parts; a change by someone else and wrong figures are refused', async () => {
    const expected = { work: { days: 90, kilometres: 5000 }, part: { days: 180, kilometres: 10_000 } };
    expect(await call(await manager(), 'warranty_terms')).toEqual(expected);
    const saved = { ...expected, work: { days: 30, kilometres: 0 } };
    expect(await call(await manager(), 'save_warranty_terms', { terms: saved, expected })).toEqual(saved);
    expect(await refuse(await manager(), 'save_warranty_terms', { terms: saved, expected })).toMatchObject({
      code: 'PT412',
    });
    for (const days of [-1, 3651, 1.5, 'x', null])
      expect(
        await refuse(await manager(), 'save_warranty_terms', { terms: { part: { days } } }),
      ).toMatchObject({
        code: 'PT400',
      });
  });
});
