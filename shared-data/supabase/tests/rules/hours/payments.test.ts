import { call, refusalOf } from '../../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const manager = () => workshop.as('manager');

const jobsOf = async (role: 'manager' | 'mechanic', payment_id: number) =>
  call<object>(await workshop.as(role), 'payment_jobs', { payment_id });

describe('the jobs of a payment', () => {
  const jobs = {
    jobs_included: [5],
    jobs: [
      {
        request_id: 5,
        service_name: 'Brake Repair',
        vehicle_id: 1,
        year: 2021,
        brand: 'Hyundai',
        model: 'Creta',
        registration_number: 'KA 01 A 1',
        completion_date: expect.any(String),
        final_cost: 12000,
      },
    ],
  };

  test('are readable by a manager and by the paid mechanic @long', async () => {
    expect(await jobsOf('manager', 1)).toEqual(jobs);
    expect(await jobsOf('mechanic', 1)).toEqual(jobs);
  });

  test('that were cleared are returned by id only', async () => {
    expect(await jobsOf('manager', 2)).toEqual({ jobs_included: [99], jobs: [] });
  });

  test("of another mechanic's payment are not readable", async () => {
    const request = (await workshop.as('otherMechanic')).rpc('payment_jobs', { payment_id: 1 });
    expect(await refusalOf(request)).toMatchObject({ code: 'PT404', hint: 'payment_id' });
  });
});

interface Payments {
  rows: Record<string, unknown>[];
  total: number;
  stats: object;
}

describe('the list of payments', () => {
  beforeAll(() =>
    workshop.backend.exec(
      "update public.salary_payments set payment_date = now() - interval '40 days' where payment_id = 1",
    ),
  );
  const list = async (parameters = {}) => call<Payments>(await manager(), 'list_salary_payments', parameters);

  test('is sorted newest first, with statistics of all payments', async () => {
    const { rows, total, stats } = await list({ page_size: 1 });
    expect(rows).toEqual([
      {
        payment_id: 2,
        payment_date: expect.any(String),
        mechanic_id: workshop.idOf('otherMechanic'),
        mechanic_name: 'Sunita',
        mechanic_email: 'othermechanic@example.test',
        time_based_pay: 100,
        bonus_amount: 30,
        total_amount: 130,
        jobs_count: 1,
        notes: null,
        pay_run_id: null,
      },
    ]);
    expect(total).toBe(2);
    expect(stats).toEqual({
      total_paid: 1390,
      total_payments: 2,
      monthly_total: 130,
      monthly_payments: 1,
      avg_payment: 695,
      unique_mechanics: 2,
    });
  });

  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  test.each([
    [{ search: 'SUNI' }, [2]],
    [{ search: 'un' }, [2]],
    [{ search: 'i' }, [2, 1]],
    [{ search: '%' }, []],
    [{ search: 'ravi', paid_from: dayAgo }, []],
    [{ paid_from: dayAgo }, [2]],
    [{ paid_to: dayAgo }, [1]],
    [{ page: 2, page_size: 1 }, [1]],
  ])('%j finds %j', async (parameters, expected) => {
    const { rows, total, stats } = await list(parameters);
    expect(rows.map((row) => row.payment_id)).toEqual(expected);
    expect(total).toBe('page' in parameters ? 2 : expected.length);
    expect(stats).toMatchObject({ total_payments: 2 });
  });

  test('shows a mechanic only their own payments and statistics', async () => {
    const { rows, stats } = await call<Payments>(await workshop.as('mechanic'), 'list_salary_payments');
    expect(rows).toMatchObject([{ payment_id: 1, jobs_count: 1 }]);
    expect(stats).toEqual({
      total_paid: 1260,
      total_payments: 1,
      monthly_total: 0,
      monthly_payments: 0,
      avg_payment: 1260,
      unique_mechanics: 1,
    });
  });
});
