import { call, refuse } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

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
    expect(counts).toEqual({ pending: 1, approved: 1, in_progress: 2, completed: 3, cancelled: 1 });
    expect(rows[2]).toMatchObject({
      status: 'in_progress',
      customer: { name: 'Asha', email: 'customer@example.test', phone: '100' },
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
    ['all', [1, 2, 3, 7, 8, 5, 4, 6]],
    ['', [1, 2, 3, 7, 8, 5, 4, 6]],
    ['nonsense', []],
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
