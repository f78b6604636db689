import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');
const everything = async () => ({
  requests: await workshop.backend.exec('select request_id, is_paid from public.service_requests order by 1'),
  payments: await workshop.backend.exec('select * from public.salary_payments order by 1'),
  rates: await workshop.backend.exec('select employee_id, hourly_rate from public.mechanics order by 1'),
});

async function expectRefusal(name: string, parameters: Record<string, unknown>, expected: object) {
  const before = await everything();
  expect(await refuse(await manager(), name, parameters)).toEqual(expected);
  expect(await everything()).toEqual(before);
}

/** Inserts more completed, unpaid jobs of the mechanic. */
const complete = (finalCost: number) =>
  workshop.backend.exec(
    `update public.service_requests set status = 'completed', completion_date = now(), final_cost = $1
     where request_id = ${requests.inProgress}`,
    [finalCost],
  );

describe('hourly rate', () => {
  test('is set, to the paisa @long', async () => {
    const mechanic_id = workshop.idOf('mechanic');
    const result = await call(await manager(), 'set_hourly_rate', { mechanic_id, hourly_rate: 412.345 });
    expect(result).toEqual({ mechanic_id, hourly_rate: 412.35 });
    expect((await everything()).rates[0]?.hourly_rate).toBe(412.35);
  });

  test.each([0, -1, 0.004, 1_000_001, null, 'NaN', 'Infinity'])('%s is rejected', async (hourly_rate) => {
    const expected = { code: 'PT400', message: 'Please enter a valid hourly rate', hint: 'hourly_rate' };
    await expectRefusal('set_hourly_rate', { mechanic_id: workshop.idOf('mechanic'), hourly_rate }, expected);
  });

  test('that another manager changed meanwhile is not set again', async () => {
    const mechanic_id = workshop.idOf('mechanic');
    const rate = Number((await everything()).rates[0]?.hourly_rate);
    const stale = { mechanic_id, hourly_rate: 500, expected_rate: rate + 1 };
    await expectRefusal('set_hourly_rate', stale, {
      code: 'PT412',
      hint: 'hourly_rate',
      details: expect.any(String),
      message: 'This rate was changed by someone else. Cancel to see it.',
    });
    const fresh = { ...stale, expected_rate: rate };
    const set = { mechanic_id, hourly_rate: 500 };
    expect(await call(await manager(), 'set_hourly_rate', fresh)).toEqual(set);
    // A repeat after a lost answer.
    expect(await call(await manager(), 'set_hourly_rate', fresh)).toEqual(set);
  });

  test('of an unknown mechanic is refused', async () => {
    const expected = { code: 'PT404', message: 'Mechanic not found', hint: 'mechanic_id' };
    await expectRefusal(
      'set_hourly_rate',
      { mechanic_id: workshop.idOf('customer'), hourly_rate: 1 },
      expected,
    );
  });
});

test('what another rate makes of unpaid jobs is what they pay once it is set @long', async () => {
  const mechanic_id = workshop.idOf('mechanic');
  await complete(12_345.67);
  const paid = async () =>
    (await call<{ total: number }>(await manager(), 'mechanic_salary', { mechanic_id })).total;
  const before = await paid();
  const asked = await call(await manager(), 'salary_at_rate', { mechanic_id, hourly_rate: 512.5 });
  expect(await paid()).toBe(before);
  await call(await manager(), 'set_hourly_rate', { mechanic_id, hourly_rate: 512.5 });
  expect(asked).toEqual({ jobs: 2, total: before, total_then: await paid() });
  expect(await paid()).not.toBe(before);
});

describe('paying and dismissing at once', () => {
  const ask = (changes: object = {}) => ({
    mechanic_id: workshop.idOf('mechanic'),
    request_ids: [requests.completed],
    idempotency_key: '00000000-0000-4000-8000-00000000000a',
    ...changes,
  });
  const isThere = async () =>
    (await workshop.backend.exec("select 1 from public.mechanics where name = 'Ravi'")).length === 1;

  test('pays what is due and ends the login; a retry pays nothing more', async () => {
    const payment = await call(await manager(), 'pay_and_dismiss', ask());
    expect(payment).toMatchObject({ total_amount: 344.99, mechanic_name: 'Ravi' });
    expect(await isThere()).toBe(false);
    const { payments } = await everything();
    expect(await call(await manager(), 'pay_and_dismiss', ask())).toMatchObject({ total_amount: 344.99 });
    expect((await everything()).payments).toEqual(payments);
  });

  test('does neither while a job would stay unpaid @long', async () => {
    await complete(100);
    await expectRefusal('pay_and_dismiss', ask(), {
      code: 'PT409',
      message: 'Another job is unpaid now. Reload and try again.',
    });
    expect(await isThere()).toBe(true);
  });
});

describe('the rules of pay', () => {
  const value = async (expression: string, parameters: unknown[]) => {
    const [row] = await workshop.backend.exec(`select (${expression})::float as value`, parameters);
    return row?.value;
  };

  test.each([
    ['the final cost', 4200, 1000, 126],
    ['the estimate where there is no final cost', null, 3500, 105],
    ['a final cost of zero, which is a cost', 0, 3500, 0],
    ['half a paisa, which is rounded up', 0.5, 1000, 0.02],
    ['less than half a paisa, which is rounded down', 0.49, 1000, 0.01],
    ['an amount that binary fractions cannot hold', 1.15, 1000, 0.03],
    ['a cost with paise', 12345.67, 1000, 370.37],
    ['the largest cost that the database takes', 9_999_999_999.99, 1000, 300_000_000],
  ])('a bonus is 3 percent of %s', async (_, final, estimate, bonus) => {
    expect(await value('private.job_bonus($1, $2, null)', [final, estimate])).toBe(bonus);
  });

  test.each([
    ['no time', 0, 300, 0],
    ['half an hour', 30, 300, 150],
    ['an hour', 60, 299.99, 299.99],
    ['an hour and a half', 90, 333.33, 500],
    ['a time that is no whole fraction of an hour', 50, 350.01, 291.68],
    ['a third of an hour', 20, 100, 33.33],
    ['two thirds of an hour', 40, 100, 66.67],
    ['a mechanic without a rate', 120, 0, 0],
  ])('time pay is minutes at the hourly rate: %s', async (_, minutes, rate, pay) => {
    expect(await value('private.job_time_pay($1, $2)', [minutes, rate])).toBe(pay);
  });
});

interface Salary {
  mechanic: Record<string, unknown>;
  unpaid_jobs: Record<string, unknown>[];
  time_pay: number;
  bonus: number;
  total: number;
  statistics: object;
}

describe('the salary due', () => {
  const due = async () =>
    call<Salary>(await manager(), 'mechanic_salary', { mechanic_id: workshop.idOf('mechanic') });

  test('is time pay and bonus, each rounded per job, then summed', async () => {
    await complete(10000.17);
    await workshop.backend.exec("update public.mechanics set hourly_rate = 333.33 where employee_id = 'M1'");
    const salary = await due();
    // 45 minutes at 333.33 are 249.9975; 3 % of 3,999.50 are 119.985; 3 % of 10,000.17 are 300.0051.
    expect(
      salary.unpaid_jobs.map((job) => [job.request_id, job.minutes, job.cost, job.time_pay, job.bonus]),
    ).toEqual([
      [4, 45, 3999.5, 250, 119.99],
      [3, 180, 10000.17, 999.99, 300.01],
    ]);
    expect([salary.time_pay, salary.bonus, salary.total]).toEqual([1249.99, 420, 1669.99]);
  });

  test('counts the first service only', async () => {
    await workshop.backend.exec(`
      insert into public.request_lines (
        request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source
      ) values (4, 2, 'labour', 'Brake Repair', 1, 'job', 12000, 180, 2, 'front_desk')`);
    expect((await due()).unpaid_jobs[0]).toMatchObject({ minutes: 45, time_pay: 225 });
  });

  test('is returned with the mechanic and the statistics', async () => {
    const { mechanic, statistics } = await due();
    expect(mechanic).toMatchObject({ employee_id: 'M1', name: 'Ravi', hourly_rate: 300, rating: 0 });
    expect(statistics).toEqual({
      total_jobs: 4,
      completed_jobs: 2,
      open_jobs: 2,
      paid_jobs: 1,
      total_paid: 1260,
    });
  });

  test('of an unknown mechanic is null', async () => {
    const nobody = { mechanic_id: workshop.idOf('customer') };
    expect(await call(await manager(), 'mechanic_salary', nobody)).toBeNull();
  });

  test('may be zero', async () => {
    const none = { mechanic_id: workshop.idOf('dismissed') };
    expect(await call(await manager(), 'mechanic_salary', none)).toMatchObject({ unpaid_jobs: [], total: 0 });
  });
});

test('the salaries due name each mechanic with unpaid jobs, as their own salary says it', async () => {
  await complete(10000.17);
  const due = await call<{ mechanic_id: string }[]>(await manager(), 'salaries_due');
  expect(due).toMatchObject([
    { name: 'Ravi', request_ids: [requests.inProgress, requests.completed] },
    { name: 'Sunita', request_ids: [requests.othersCompleted] },
  ]);
  for (const { mechanic_id, ...salary } of due) {
    const { time_pay, bonus, total } = await call<Salary>(await manager(), 'mechanic_salary', {
      mechanic_id,
    });
    expect(salary).toMatchObject({ time_pay, bonus, total });
  }
});

describe('paying', () => {
  const pay = async (change = {}) =>
    call(await manager(), 'pay_salary', {
      mechanic_id: workshop.idOf('mechanic'),
      request_ids: [requests.completed],
      ...change,
    });

  test('records the payment and marks the jobs in one transaction', async () => {
    await complete(12000);
    const payment = await pay({
      request_ids: [requests.inProgress, requests.completed, requests.completed],
      notes: ' Thanks ',
    });
    expect(payment).toEqual({
      payment_id: 3,
      mechanic_id: workshop.idOf('mechanic'),
      mechanic_name: 'Ravi',
      mechanic_email: 'mechanic@example.test',
      time_based_pay: 1125,
      bonus_amount: 479.99,
      total_amount: 1604.99,
      jobs_included: [3, 4],
      notes: 'Thanks',
      payment_date: expect.any(String),
    });
    const { requests: rows, payments } = await everything();
    expect(rows.filter((row) => row.is_paid).map((row) => row.request_id)).toEqual([3, 4, 5]);
    expect(payments[2]).toMatchObject({ payment_id: 3, paid_by: workshop.idOf('manager') });
  });

  test.each([
    [1000.005, 1000.01],
    [0, 0],
  ])('keeps the adjusted amount %d beside the computed ones', async (final_amount, total_amount) => {
    expect(await pay({ final_amount })).toMatchObject({
      time_based_pay: 225,
      bonus_amount: 119.99,
      total_amount,
    });
  });

  const noJobs = { code: 'PT400', message: 'There are no unpaid jobs to pay', hint: 'request_ids' };
  const badAmount = { code: 'PT400', message: 'Please enter a valid amount', hint: 'final_amount' };
  const conflict = (what: string) => ({
    code: 'PT409',
    message: `One of these jobs ${what}. Reload and try again.`,
  });
  test.each([
    [{ request_ids: [] }, noJobs],
    [{ request_ids: null }, noJobs],
    [{ request_ids: [null] }, noJobs],
    [{ final_amount: -1 }, badAmount],
    [{ final_amount: 'NaN' }, badAmount],
    [
      { notes: 'n'.repeat(5001) },
      { code: 'PT400', message: 'Notes must be no more than 5,000 characters long', hint: 'notes' },
    ],
    [{ request_ids: [requests.completed, requests.paid] }, conflict('has already been paid')],
    [
      { request_ids: [requests.completed, requests.othersCompleted] },
      conflict('belongs to another mechanic'),
    ],
    [{ request_ids: [requests.completed, requests.inProgress] }, conflict('is not completed')],
    [{ request_ids: [requests.completed, 99] }, conflict('no longer exists')],
  ])('refuses %j whole', async (change, expected) => {
    const parameters = {
      mechanic_id: workshop.idOf('mechanic'),
      request_ids: [requests.completed],
      ...change,
    };
    await expectRefusal('pay_salary', parameters, expected);
  });

  test('fails for jobs that are already paid', async () => {
    await pay();
    const parameters = { mechanic_id: workshop.idOf('mechanic'), request_ids: [requests.completed] };
    await expectRefusal('pay_salary', parameters, conflict('has already been paid'));
  });

  const key = '66666666-6666-4666-8666-666666666666';

  test('a retry with the same key returns the first payment and pays nothing', async () => {
    await complete(12000);
    const first = await pay({ idempotency_key: key });
    const before = await everything();
    expect(await pay({ idempotency_key: key, request_ids: [requests.inProgress] })).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('the key of a refused payment can be reused', async () => {
    const parameters = { mechanic_id: workshop.idOf('mechanic'), idempotency_key: key };
    await expectRefusal('pay_salary', { ...parameters, request_ids: [99] }, conflict('no longer exists'));
    expect(await pay({ idempotency_key: key })).toMatchObject({ jobs_included: [requests.completed] });
  });

  test('a job cannot be in two payments, even without pay_salary', async () => {
    await pay();
    const write = () =>
      workshop.backend.exec(
        `insert into public.salary_payments (mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount,
           jobs_included) values ('Ravi', 'ravi@example.test', 1, 1, 2, '{77,${requests.completed}}')`,
      );
    await expect(write()).rejects.toMatchObject({ code: '23505' });
    expect((await everything()).payments).toHaveLength(3);
  });
});
