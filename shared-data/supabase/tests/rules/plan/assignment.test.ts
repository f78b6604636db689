import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const read = async (id: number) => {
  const rows = await workshop.backend.exec(
    'select status, assigned_mechanic, mechanic_name from public.service_requests where request_id = $1',
    [id],
  );
  return rows[0];
};

describe('assigning', () => {
  test.each(['pending', 'approved'] as const)('a %s request makes it approved', async (state) => {
    const request_id = requests[state];
    const mechanic_id = workshop.idOf('otherMechanic');
    const result = await call(await workshop.as('manager'), 'assign_mechanic', { request_id, mechanic_id });
    expect(result).toEqual({ request_id, status: 'approved', mechanic_name: 'Sunita' });
    expect(await read(request_id)).toEqual({
      status: 'approved',
      assigned_mechanic: mechanic_id,
      mechanic_name: 'Sunita',
    });
  });

  test.each([
    ['inProgress', 'This request is already in progress'],
    ['completed', 'This request is already completed'],
    ['cancelled', 'This request is already cancelled'],
  ] as const)('refuses one that is %s', async (state, message) => {
    const request_id = requests[state];
    const before = await read(request_id);
    const parameters = { request_id, mechanic_id: workshop.idOf('otherMechanic') };
    const refusal = await refuse(await workshop.as('manager'), 'assign_mechanic', parameters);
    expect(refusal).toEqual({ code: 'PT409', message });
    expect(await read(request_id)).toEqual(before);
  });

  test('refuses an unknown request and an unknown mechanic', async () => {
    const manager = await workshop.as('manager');
    const unknown = { request_id: 99, mechanic_id: workshop.idOf('mechanic') };
    expect((await refuse(manager, 'assign_mechanic', unknown)).message).toBe('Service request not found');
    const noMechanic = { request_id: requests.pending, mechanic_id: workshop.idOf('customer') };
    expect((await refuse(manager, 'assign_mechanic', noMechanic)).message).toBe('Mechanic not found');
  });
});

describe('taking the mechanic off', () => {
  test('makes the request pending again, and is in the audit trail', async () => {
    const request_id = requests.approved;
    const mechanic_id = workshop.idOf('mechanic');
    const manager = await workshop.as('manager');
    expect(await call(manager, 'unassign_mechanic', { request_id, mechanic_id })).toEqual({
      request_id,
      status: 'pending',
    });
    expect(await read(request_id)).toEqual({
      status: 'pending',
      assigned_mechanic: null,
      mechanic_name: null,
    });
    const { rows } = await call<{ rows: object[] }>(manager, 'list_changes', { search: `#${request_id}` });
    expect(rows[0]).toMatchObject({
      actor_name: 'Meera',
      before: { status: 'approved', mechanic_name: 'Ravi' },
      after: { status: 'pending' },
    });
  });

  test.each([
    ['pending', 'This request is already pending'],
    ['inProgress', 'This request is already in progress'],
    ['completed', 'This request is already completed'],
  ] as const)('refuses one that is %s', async (state, message) => {
    const parameters = { request_id: requests[state], mechanic_id: workshop.idOf('mechanic') };
    const refusal = await refuse(await workshop.as('manager'), 'unassign_mechanic', parameters);
    expect(refusal).toEqual({ code: 'PT409', message });
  });

  test('refuses one that another manager has given to someone else', async () => {
    const parameters = { request_id: requests.approved, mechanic_id: workshop.idOf('otherMechanic') };
    const refusal = await refuse(await workshop.as('manager'), 'unassign_mechanic', parameters);
    expect(refusal).toEqual({ code: 'PT409', message: 'This request has another mechanic by now' });
    expect(await read(requests.approved)).toMatchObject({ status: 'approved', mechanic_name: 'Ravi' });
  });
});

interface Assignments {
  rows: Record<string, unknown>[];
  total: number;
  counts: Record<string, number>;
}

describe('the list of assignments', () => {
  const list = async (parameters = {}) =>
    call<Assignments>(await workshop.as('manager'), 'list_assignments', parameters);

  test('sorts pending first, then by status, with customer and mechanic', async () => {
    const { rows, total, counts } = await list();
    expect(rows.map((row) => row.request_id)).toEqual([1, 2, 3, 7, 8, 5, 4, 6]);
    expect(total).toBe(8);
    expect(counts).toEqual({
      pending: 1,
      approved: 1,
      in_progress: 2,
      completed: 3,
      cancelled: 1,
      late: 0,
      unpaid: 2,
    });
    expect(rows[2]).toMatchObject({
      status: 'in_progress',
      customer: {
        customer_id: workshop.idOf('customer'),
        name: 'Asha',
        email: 'customer@example.test',
        phone: '+91 90000 00100',
      },
      vehicle: {
        vehicle_id: 1,
        brand: 'Hyundai',
        model: 'Creta',
        year: 2021,
        registration_number: 'KA 01 A 1',
      },
      service_name: 'Brake Repair',
      service_category: 'repair',
      estimated_cost: 12000,
      assigned_mechanic: workshop.idOf('mechanic'),
      mechanic_name: 'Ravi',
    });
  });

  test('sorts pending requests oldest first', async () => {
    await workshop.backend.exec("update public.service_requests set status = 'pending' where request_id = 6");
    await workshop.backend.exec(
      "update public.service_requests set created_at = now() - interval '90 days' where request_id = 6",
    );
    const { rows } = await list({ status: 'pending' });
    expect(rows.map((row) => row.request_id)).toEqual([6, 1]);
  });

  test.each([
    ['in-progress', [3, 7]],
    ['in_progress', [3, 7]],
    ['cancelled', [6]],
    ['late', []],
    ['unpaid', [8, 4]],
    ['all', [1, 2, 3, 7, 8, 5, 4, 6]],
    ['', [1, 2, 3, 7, 8, 5, 4, 6]],
  ])('the filter "%s" finds %j', async (status, expected) => {
    const { rows, total, counts } = await list({ status });
    expect(rows.map((row) => row.request_id)).toEqual(expected);
    expect(total).toBe(expected.length);
    expect(counts.completed).toBe(3);
  });

  test.each([
    [{ page: 1, page_size: 3 }, [1, 2, 3]],
    [{ page: 3, page_size: 3 }, [4, 6]],
    [{ page: 9, page_size: 3 }, []],
    [{ page: 0, page_size: 0 }, [1]],
    [{ page: null, page_size: 1000 }, [1, 2, 3, 7, 8, 5, 4, 6]],
  ])('page %o holds %j', async (paging, expected) => {
    const { rows, total } = await list(paging);
    expect(rows.map((row) => row.request_id)).toEqual(expected);
    expect(total).toBe(8);
  });

  test('an open request is late once its day has passed', async () => {
    await workshop.backend.exec(
      "update public.service_requests set scheduled_date = now() - interval '2 days' where request_id in (1, 3, 6)",
    );
    const { rows, total, counts } = await list({ status: 'late' });
    expect(rows.map((row) => row.request_id)).toEqual([1, 3]);
    expect([total, counts.late]).toEqual([2, 2]);
    const { waiting } = (await call(await workshop.as('manager'), 'garage_counts')) as { waiting: object };
    expect(waiting).toMatchObject({ to_assign: 1, late: 2, unpaid: 2 });
  });

  test.each([
    [{ sort: 'date' }, [5, 6, 8, 4, 3, 7, 2, 1]],
    [{ sort: '-date' }, [1, 2, 7, 3, 4, 8, 6, 5]],
    [{ sort: 'date', status: 'completed' }, [5, 8, 4]],
    [{ sort: '-date', page: 2, page_size: 3 }, [3, 4, 8]],
    [{ sort: 'no such thing', status: 'completed' }, [8, 5, 4]],
    [{ search: 'bela' }, [7, 8]],
    [{ search: ' OTHERCUSTOMER@ ' }, [7, 8]],
    [{ search: '200' }, [7, 8]],
    [{ search: 'ka01b' }, [7, 8]],
    [{ search: 'KA 01 B' }, [7, 8]],
    [{ search: 'brake' }, [3, 7, 5]],
    [{ search: 'brake', status: 'completed' }, [5]],
    [{ search: 'brake', sort: '-date' }, [7, 3, 5]],
    [{ search: 'quiet street' }, []],
    [{ search: '%' }, []],
  ])('%j finds %j', async (parameters, expected) => {
    const { rows, total } = await list(parameters);
    expect(rows.map((row) => row.request_id)).toEqual(expected);
    expect(total).toBe('page' in parameters ? 8 : expected.length);
  });

  test('a search counts what it finds in every status', async () => {
    expect((await list({ search: 'brake', status: 'pending' })).counts).toEqual({
      pending: 0,
      approved: 0,
      in_progress: 2,
      completed: 1,
      cancelled: 0,
      late: 0,
      unpaid: 0,
    });
  });

  test('a search that finds thousands is complete and in order @long', async () => {
    await workshop.backend.exec(
      `insert into public.service_requests (
         customer_id, status, scheduled_date, estimated_cost, service_name, brand, model, year, registration_number,
         created_at
       )
       select customer_id, 'cancelled', scheduled_date, 1, 'Oil Change', 'a', 'b', 2020, 'KA 09 Z ' || n,
         created_at + make_interval(secs => n)
       from public.service_requests, generate_series(1, 2100) n where request_id = 6`,
    );
    const { rows, total, counts } = await list({ search: 'oil', page_size: 5 });
    expect(rows.map((row) => row.request_id).slice(0, 4)).toEqual([1, 2, 8, 4]);
    expect([total, counts.cancelled]).toEqual([1001, 1001]);
  });

  test('mechanics to assign are sorted least busy first', async () => {
    const mechanics = await call<Record<string, unknown>[]>(
      await workshop.as('manager'),
      'list_mechanics_for_assignment',
    );
    expect(mechanics.map(({ name, open_jobs }) => [name, open_jobs])).toEqual([
      ['Karl', 0],
      ['Sunita', 1],
      ['Ravi', 2],
    ]);
    expect(Object.keys(mechanics[0] ?? {}).sort()).toEqual([
      'available',
      'experience_years',
      'mechanic_id',
      'name',
      'open_jobs',
      'specialization',
      'specializations',
    ]);
  });
});
