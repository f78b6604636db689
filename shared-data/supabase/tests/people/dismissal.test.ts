import { emailOf, password } from '../support/people.ts';
import { call, refuse } from '../support/rpc-calls.ts';
import { connect, openWorkshop, requests, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const statusOf = (ids: number[]) =>
  workshop.backend.exec(
    `select status, assigned_mechanic, mechanic_name from public.service_requests
     where request_id = any ($1::bigint[]) order by request_id`,
    [`{${ids}}`],
  );

describe('dismissing a mechanic', () => {
  test('refuses an unknown mechanic and changes nothing', async () => {
    const refusal = await refuse(await workshop.as('manager'), 'dismiss_mechanic', {
      mechanic_id: workshop.idOf('customer'),
    });
    expect(refusal).toEqual({ code: 'PT404', message: 'Mechanic not found', hint: 'mechanic_id' });
    expect(await workshop.backend.exec('select 1 from auth.users')).toHaveLength(8);
  });

  test('returns open requests to pending, keeps the history and ends the session', async () => {
    const mechanic = await workshop.as('mechanic');
    const result = await call(await workshop.as('manager'), 'dismiss_mechanic', {
      mechanic_id: workshop.idOf('mechanic'),
    });
    expect(result).toEqual({ open_requests: 2, unpaid_jobs: 1, amount_due: 344.99 });

    const free = { status: 'pending', assigned_mechanic: null, mechanic_name: null };
    expect(await statusOf([requests.approved, requests.inProgress])).toEqual([free, free]);
    const history = { status: 'completed', assigned_mechanic: null, mechanic_name: 'Ravi' };
    expect(await statusOf([requests.completed, requests.paid])).toEqual([history, history]);
    const payments = await workshop.backend.exec(
      'select mechanic_id, mechanic_name, mechanic_email from public.salary_payments where payment_id = 1',
    );
    expect(payments).toEqual([
      { mechanic_id: null, mechanic_name: 'Ravi', mechanic_email: emailOf('mechanic') },
    ]);

    expect((await refuse(mechanic, 'list_jobs')).code).toBe('PT403');
    expect((await mechanic.from('parts').select('id')).data).toEqual([]);
    expect((await mechanic.auth.refreshSession()).error).not.toBeNull();
    const again = await connect(workshop.backend).auth.signInWithPassword({
      email: emailOf('mechanic'),
      password,
    });
    expect(again.error?.code).toBe('invalid_credentials');
    for (const table of ['users', 'identities', 'sessions', 'refresh_tokens']) {
      const column = table === 'users' ? 'id' : 'user_id';
      const left = await workshop.backend.exec(`select 1 from auth.${table} where ${column} = $1`, [
        workshop.idOf('mechanic'),
      ]);
      expect(left).toEqual([]);
    }
  });

  test('what is owed is listed under Salary and paid once, to someone without a login', async () => {
    const manager = await workshop.as('manager');
    const mechanic_id = workshop.idOf('mechanic');
    const due = async () => await call<{ mechanic_id: string }[]>(manager, 'salaries_due');
    const owed = {
      mechanic_id,
      name: 'Ravi',
      works_here: false,
      request_ids: [requests.completed],
      total: 344.99,
    };
    expect(await due()).toContainEqual(expect.objectContaining(owed));
    expect(await call(manager, 'mechanic_salary', { mechanic_id })).toBeNull();
    const pay = { mechanic_id, request_ids: [requests.completed] };
    const another = { ...pay, mechanic_id: workshop.idOf('otherMechanic') };
    expect(await refuse(manager, 'pay_salary', another)).toMatchObject({ code: 'PT409' });
    expect(await call(manager, 'pay_salary', pay)).toMatchObject({
      mechanic_id: null,
      mechanic_name: 'Ravi',
      mechanic_email: emailOf('mechanic'),
      total_amount: 344.99,
    });
    expect((await due()).map((row) => row.mechanic_id)).not.toContain(mechanic_id);
    expect(await refuse(manager, 'pay_salary', pay)).toEqual({
      code: 'PT409',
      message: 'One of these jobs has already been paid. Reload and try again.',
    });
  });

  test('a returned request can be assigned again', async () => {
    await call(await workshop.as('manager'), 'assign_mechanic', {
      request_id: requests.inProgress,
      mechanic_id: workshop.idOf('otherMechanic'),
    });
    expect(await statusOf([requests.inProgress])).toMatchObject([
      { status: 'approved', mechanic_name: 'Sunita' },
    ]);
  });

  test("deleting a mechanic's login returns the requests too", async () => {
    await workshop.backend.exec('delete from auth.users where id = $1', [workshop.idOf('otherMechanic')]);
    expect(await statusOf([requests.inProgress, requests.othersInProgress])).toMatchObject([
      { status: 'pending' },
      { status: 'pending' },
    ]);
  });
});

describe('clearing all requests', () => {
  test('deletes requests with lines and parts, and keeps payments, stock and vehicles', async () => {
    const result = await call(await workshop.as('manager'), 'clear_all_requests');
    expect(result).toEqual({ requests: 8, lines: 8, parts: 2 });
    const counts = await workshop.backend.exec(`select
      (select count(*) from public.service_requests)::int as requests,
      (select count(*) from public.request_lines)::int as lines,
      (select count(*) from public.service_request_parts)::int as used,
      (select count(*) from public.salary_payments)::int as payments,
      (select count(*) from public.vehicles)::int as vehicles,
      (select sum(current_stock) from public.parts)::int as stock`);
    expect(counts).toEqual([{ requests: 0, lines: 0, used: 0, payments: 3, vehicles: 3, stock: 12 }]);
  });

  test('succeeds without requests', async () => {
    const result = await call(await workshop.as('manager'), 'clear_all_requests');
    expect(result).toEqual({ requests: 0, lines: 0, parts: 0 });
  });
});
