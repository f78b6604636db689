import { requests } from '../../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { getMechanicSalary } from '../mechanics/mechanics-api.ts';
import { getPaymentJobs, listAllSalaryPayments, listSalaryPaymentPage, paySalary } from './salary-api.ts';
import { salaryDue } from './salary-rules.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(async () => {
  await garage.reset();
  await garage.enter('manager');
});
afterAll(() => garage.close());

const order = () => ({
  mechanicId: garage.idOf('mechanic'),
  requestIds: [requests.completed],
  finalAmount: null,
});

test('payments are listed with the statistics of all payments', async () => {
  const answer = await listSalaryPaymentPage(garage.portal, { period: 'all', page: 1 }, neverAborted);
  expect(answer.data).toMatchObject({
    total: 2,
    stats: {
      total_paid: 1390,
      total_payments: 2,
      monthly_total: 1390,
      monthly_payments: 2,
      avg_payment: 695,
      unique_mechanics: 2,
    },
  });
});

test("a period uses the garage's time zone, and a search filters the list but not the statistics", async () => {
  await garage.backend.exec(
    "update public.salary_payments set payment_date = now() - interval '40 days' where mechanic_name = 'Ravi'",
  );
  const names = async (filter: {
    period: 'all' | 'today' | 'last-7-days' | 'this-month';
    search?: string;
  }) => {
    const answer = await listSalaryPaymentPage(garage.portal, { ...filter, page: 1 }, neverAborted);
    expect(answer.data?.stats.total_payments).toBe(2);
    return answer.data?.rows.map(({ mechanic_name }) => mechanic_name);
  };
  expect(await names({ period: 'all' })).toEqual(['Sunita', 'Ravi']);
  expect(await names({ period: 'today' })).toEqual(['Sunita']);
  expect(await names({ period: 'last-7-days' })).toEqual(['Sunita']);
  expect(await names({ period: 'this-month' })).toEqual(['Sunita']);
  expect(await names({ period: 'all', search: 'rav' })).toEqual(['Ravi']);
});

test('a mechanic sees only their own payments', async () => {
  await garage.enter('mechanic');
  const answer = await listSalaryPaymentPage(garage.portal, { period: 'all', page: 1 }, neverAborted);
  expect(answer.data?.rows.map(({ mechanic_name }) => mechanic_name)).toEqual(['Ravi']);
  expect(answer.data?.stats.total_paid).toBe(1260);
});

test('a mechanic reads the jobs of their own payment only', async () => {
  await garage.enter('mechanic');
  const { data: page } = await listSalaryPaymentPage(garage.portal, { period: 'all', page: 1 }, neverAborted);
  const { data } = await getPaymentJobs(garage.portal, page?.rows[0]?.payment_id ?? 0, neverAborted);
  expect(data?.jobs_included).toEqual([requests.paid]);
  const [job] = data?.jobs ?? [];
  expect(job).toMatchObject({ request_id: requests.paid, service_name: 'Brake Repair', final_cost: 12000 });
});

test('a customer sees no payments', async () => {
  await garage.enter('customer');
  expect(
    await refusal(listSalaryPaymentPage(garage.portal, { period: 'all', page: 1 }, neverAborted)),
  ).toMatchObject({
    kind: 'forbidden',
  });
  expect(await refusal(listAllSalaryPayments(garage.portal, { period: 'all' }))).toMatchObject({
    kind: 'forbidden',
  });
});

test('the export reads every page', async () => {
  await garage.backend.exec(`insert into public.salary_payments (
      mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount, jobs_included
    ) select 'Former', 'former@example.test', 1, 1, 2, array[1000 + number] from generate_series(1, 230) as number`);
  const answer = await listAllSalaryPayments(garage.portal, { period: 'all', search: 'former' });
  expect(new Set(answer.data?.map(({ payment_id }) => payment_id)).size).toBe(230);
});

test('a salary is paid as the server computes it', async () => {
  const answer = await paySalary(garage.portal, order());
  expect(answer).toMatchObject({
    success: true,
    data: {
      mechanic_name: 'Ravi',
      time_based_pay: 225,
      bonus_amount: 119.99,
      total_amount: 344.99,
      jobs_included: [requests.completed],
    },
  });
});

test("the manager's amount is paid and stored with the computed amounts", async () => {
  expect(await paySalary(garage.portal, { ...order(), finalAmount: 400, notes: 'Festival' })).toMatchObject({
    success: true,
    data: { time_based_pay: 225, bonus_amount: 119.99, total_amount: 400, notes: 'Festival' },
  });
});

test('a salary with the same idempotency key is paid once', async () => {
  const keyed = { ...order(), idempotencyKey: '5f0c2a52-7d0c-4f0a-9d3b-0c1f5b7f7a11' };
  const first = await paySalary(garage.portal, keyed);
  expect(first.success).toBe(true);
  expect(await paySalary(garage.portal, keyed)).toEqual(first);
});

test('a job paid by someone else is not paid again', async () => {
  await paySalary(garage.portal, order());
  expect(await refusal(paySalary(garage.portal, order()))).toEqual({
    kind: 'conflict',
    message: 'One of these jobs has already been paid. Reload and try again.',
    field: undefined,
    fromServer: true,
  });
});

test.each([
  ['without jobs', { requestIds: [] }, 'invalid'],
  ["for another's job", { requestIds: [requests.othersCompleted] }, 'conflict'],
  ['for a job that is not done', { requestIds: [requests.inProgress] }, 'conflict'],
  ['of less than nothing', { finalAmount: -1 }, 'invalid'],
])('no salary is paid %s', async (_, changes, kind) => {
  expect(await refusal(paySalary(garage.portal, { ...order(), ...changes }))).toMatchObject({
    kind,
    fromServer: true,
  });
});

test.each([
  [45, 300, 3999.5],
  [20, 333.33, 1000.01],
  [50, 350.01, 0.5],
  [10, 0.03, 1.15],
])(
  'the sum of the jobs equals the salary due of the server: %d minutes at %d, a cost of %d',
  async (minutes, rate, cost) => {
    const { backend } = garage;
    await backend.exec('update public.request_lines set minutes = $1 where service_id = 1', [minutes]);
    await backend.exec('update public.mechanics set hourly_rate = $1 where true', [rate]);
    await backend.exec('update public.service_requests set final_cost = $1 where request_id = $2', [
      cost,
      requests.completed,
    ]);
    const { data } = await getMechanicSalary(garage.portal, garage.idOf('mechanic'), neverAborted);
    expect(salaryDue(data?.unpaid_jobs ?? [])).toEqual({
      timePay: data?.time_pay,
      bonus: data?.bonus,
      total: data?.total,
    });
  },
);
