import { apiOf } from '../../fixtures/data/api.ts';
import { demoMechanicId } from '../../fixtures/data/demo-data.ts';
import { paise } from '../../fixtures/data/money.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import * as customer from './customer-steps.ts';
import { planJob, readStock } from './job.ts';
import * as manager from './manager-steps.ts';
import * as mechanic from './mechanic-steps.ts';
import { calculatePay } from './pay.ts';

interface Payment {
  time_based_pay: number;
  bonus_amount: number;
  total_amount: number;
  jobs_included: number[];
}

/** An hourly rate whose pay must be rounded for every service. */
const rate = 437_35;

test('from registration to the mechanic’s pay every amount of a job is exact to the paisa', async ({
  page: customerPage,
  anotherBrowser,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const api = await apiOf('manager');
  const mechanicId = await demoMechanicId(api);
  const job = await planJob(api);

  await test.step('the customer registers, adds a vehicle and books', async () => {
    await customer.register(customerPage, job);
    await customer.addVehicle(customerPage, job);
    await customer.bookService(customerPage, job);
  });
  const requestId = await customer.findRequest(customerPage, job);

  const managerPage = await signInAs('manager', await anotherBrowser());
  await test.step('the manager assigns the mechanic', () =>
    manager.assignMechanic(managerPage, job, requestId));

  const mechanicPage = await signInAs('mechanic', await anotherBrowser());
  await test.step('the mechanic starts, records parts and completes', async () => {
    await mechanic.startJob(mechanicPage, job);
    await mechanic.completeJob(mechanicPage, job);
    await mechanic.checkStock(mechanicPage, job);
  });

  await test.step('the customer sees the finished work and its cost', () =>
    customer.checkCompletedWork(customerPage, job));

  await test.step('the backend holds the same figures', async () => {
    const [request] = await (await apiOf(job.customer)).read(
      `service_requests?request_id=eq.${requestId}&select=status,estimated_cost,final_cost`,
    );
    expect(request).toEqual({
      status: 'completed',
      estimated_cost: job.estimate / 100,
      final_cost: job.finalCost / 100,
    });
    const parts = await api.read(
      `service_request_parts?request_id=eq.${requestId}&select=part_id,quantity_used,part_cost&order=part_id`,
    );
    expect(parts).toEqual(
      job.uses.map(({ part, quantity }) => ({
        part_id: part.id,
        quantity_used: quantity,
        part_cost: part.price * quantity,
      })),
    );
    expect(await readStock(api)).toEqual(
      Object.fromEntries(
        job.uses.map(({ part, quantity }) => [part.part_code, part.current_stock - quantity]),
      ),
    );
  });

  const pay = await test.step('the manager pays the mechanic an adjusted amount', async () => {
    await manager.setHourlyRate(managerPage, mechanicId, rate);
    const due = await calculatePay(api, mechanicId, rate);
    expect(due.jobs.map((paid) => paid.requestId)).toContain(requestId);
    await manager.checkSalaryDue(managerPage, due);
    await manager.paySalary(managerPage, due);
    await manager.checkPayment(managerPage, due);
    return due;
  });

  await test.step('the mechanic sees the payment', async () => {
    await mechanic.checkPayment(mechanicPage, pay);
    const [payment] = await (await apiOf('mechanic')).read<Payment>(
      'salary_payments?order=payment_date.desc&limit=1',
    );
    expect(paise(payment?.time_based_pay ?? 0)).toBe(pay.time);
    expect(paise(payment?.bonus_amount ?? 0)).toBe(pay.bonus);
    expect(paise(payment?.total_amount ?? 0)).toBe(pay.adjusted);
    expect(payment?.jobs_included).toContain(requestId);
    expect(await calculatePay(api, mechanicId, rate)).toMatchObject({ jobs: [], due: 0 });
  });
});
