import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, vehicles, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.exec(
    "update public.vehicles set vin = 'MALC181CLHM000001' where registration_number = 'KA 01 A 2'",
  );
});
afterAll(() => workshop.close());

interface Listed {
  rows: { vehicle_id: number; owner: object | null; last_service_date: string | null }[];
  total: number;
}
interface RecordOf {
  vehicle: Record<string, unknown>;
  owner: object | null;
  years: { year: number; services: number; amount: number }[] | null;
  history: { rows: Record<string, unknown>[]; total: number };
}

const list = async (role: Parameters<Workshop['as']>[0], parameters = {}) =>
  call<Listed>(await workshop.as(role), 'list_vehicles', parameters);
const record = async (role: Parameters<Workshop['as']>[0], vehicle_id: number, parameters = {}) =>
  call<RecordOf>(await workshop.as(role), 'vehicle_record', { vehicle_id, ...parameters });
const idsOf = ({ rows }: Listed) => rows.map(({ vehicle_id }) => vehicle_id);

describe('the list of vehicles', () => {
  test.each([
    ['manager', [3, 2, 1]],
    ['customer', [2, 1]],
    ['otherCustomer', [3]],
    ['mechanic', [1]],
    ['otherMechanic', [3]],
    ['dismissed', []],
  ] as const)('a %s gets %j', async (role, ids) => {
    const answer = await list(role);
    expect(idsOf(answer)).toEqual(ids);
    expect(answer.total).toBe(ids.length);
  });

  test.each([
    ['manager', { customer_id: expect.any(String), name: 'Asha', phone: '+91 90000 00100' }],
    ['mechanic', { name: 'Asha', phone: '+91 90000 00100' }],
    ['customer', null],
  ] as const)('a %s sees of the owner %j', async (role, owner) => {
    const { rows } = await list(role);
    expect(rows.find(({ vehicle_id }) => vehicle_id === vehicles.first)?.owner).toEqual(owner);
  });

  test('a vehicle has the date of its last completed service', async () => {
    const { rows } = await list('manager', { sort: 'plate' });
    expect(rows.map(({ last_service_date }) => last_service_date !== null)).toEqual([true, false, true]);
  });

  test.each([
    [{ search: 'ka01a' }, [2, 1]],
    [{ search: 'KA 01 B' }, [3]],
    [{ search: 'hyundai cre' }, [1]],
    [{ search: 'clhm0' }, [2]],
    [{ search: 'bela' }, [3]],
    [{ search: 'customer@' }, []],
    [{ search: 'ka' }, [3, 2, 1]],
    [{ search: 'ne' }, [2]],
    [{ search: 'as' }, []],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
    [{ search: "' or true --" }, []],
    [{ sort: 'plate' }, [1, 2, 3]],
    [{ sort: '-plate' }, [3, 2, 1]],
    [{ sort: 'created' }, [1, 2, 3]],
    [{ sort: 'no such thing' }, [3, 2, 1]],
    [{ page: 2, page_size: 2 }, [1]],
    [{ page: 9 }, []],
  ])('%j finds %j', async (parameters, ids) => {
    expect(idsOf(await list('manager', parameters))).toEqual(ids);
  });

  test('a search stays within what a role may see', async () => {
    expect(idsOf(await list('customer', { search: 'ka 01' }))).toEqual([2, 1]);
    expect(idsOf(await list('mechanic', { search: 'ka 01' }))).toEqual([1]);
  });
});

describe('the record of a vehicle', () => {
  test('a manager sees the owner and every request, latest day first', async () => {
    const { vehicle, owner, history } = await record('manager', vehicles.first);
    expect(vehicle).toMatchObject({ registration_number: 'KA 01 A 1', brand: 'Hyundai', year: 2021 });
    expect(owner).toMatchObject({ name: 'Asha', email: 'customer@example.test', address: '1 Quiet Street' });
    expect(history.rows.map(({ request_id }) => request_id)).toEqual([1, 2, 3, 4, 6, 5]);
    expect(history.total).toBe(6);
    expect(history.rows[3]).toMatchObject({
      assigned_mechanic: workshop.idOf('mechanic'),
      final_cost: 3999.5,
    });
  });

  test('a mechanic sees their own jobs, and the name and phone of the owner', async () => {
    const { owner, history } = await record('mechanic', vehicles.first);
    expect(owner).toEqual({ name: 'Asha', phone: '+91 90000 00100' });
    expect(history.rows.map(({ request_id }) => request_id)).toEqual([2, 3, 4, 5]);
  });

  test('the owner sees their own requests', async () => {
    const { owner, history } = await record('customer', vehicles.first);
    expect(owner).toBeNull();
    expect(history.total).toBe(6);
    expect(history.rows[0]).not.toHaveProperty('assigned_mechanic');
  });

  test('requests of an earlier owner stay with the earlier owner', async () => {
    await workshop.backend.exec(
      `update public.service_requests set customer_id = '${workshop.idOf('otherCustomer')}' where request_id = 6`,
    );
    expect((await record('customer', vehicles.first)).history.total).toBe(5);
    await workshop.reset();
  });

  test('costs by year of the garage are told to managers and the owner, never to a mechanic', async () => {
    await workshop.backend.exec(`
      update public.service_requests set completion_date = '2024-12-31T18:29:00Z' where request_id = 5;
      update public.service_requests set completion_date = '2024-12-31T18:31:00Z' where request_id = 4`);
    const years = [
      { year: 2025, services: 1, amount: 3999.5 },
      { year: 2024, services: 1, amount: 12_000 },
    ];
    for (const role of ['manager', 'customer'] as const)
      expect((await record(role, vehicles.first)).years).toEqual(years);
    expect((await record('mechanic', vehicles.first)).years).toBeNull();
    // What an earlier owner paid stays behind.
    await workshop.backend.exec(
      `update public.service_requests set customer_id = '${workshop.idOf('otherCustomer')}' where request_id = 5`,
    );
    for (const role of ['manager', 'customer'] as const)
      expect((await record(role, vehicles.first)).years).toEqual(years.slice(0, 1));
    await workshop.reset();
  });

  test('each visit says how many photos of it the caller may see', async () => {
    await workshop.backend.exec(`
      delete from public.request_photos where true;
      insert into private.inspections (request_id, template_id, template_name, started_by_name) values (2, 1, 'Tyres', 'Ravi');
      insert into public.request_photos (request_id, path, stage, bytes, width, height, sha256, taken_by_name, taken_at)
      select 2, '2/00000000-0000-4000-8000-00000000000' || p.place || '.webp', p.stage, 1, 1, 1, repeat('0', 64), 'Ravi', now()
      from (values (1, 'check_in'), (2, 'inspection'), (3, 'inspection')) as p (place, stage)`);
    const photosOf = async (role: Parameters<Workshop['as']>[0]) =>
      (await record(role, vehicles.first)).history.rows.map(({ request_id, photos }) => [request_id, photos]);
    // The customer sees those of an inspection once it is finished or sent.
    expect(await photosOf('manager')).toContainEqual([2, 3]);
    expect(await photosOf('mechanic')).toContainEqual([2, 3]);
    expect(await photosOf('customer')).toContainEqual([2, 1]);
    expect(await photosOf('manager')).toContainEqual([1, 0]);
    await workshop.backend.exec(
      "update private.inspections set finished_at = now(), finished_by_name = 'Ravi' where request_id = 2",
    );
    expect(await photosOf('customer')).toContainEqual([2, 3]);
    await workshop.reset();
  });

  test.each([
    ['customer', vehicles.others],
    ['mechanic', vehicles.others],
    ['mechanic', vehicles.second],
    ['manager', 99],
  ] as const)('a %s does not find vehicle %s', async (role, vehicle_id) => {
    expect(await refuse(await workshop.as(role), 'vehicle_record', { vehicle_id })).toEqual({
      code: 'PT404',
      message: 'Vehicle not found',
      hint: 'vehicle_id',
    });
  });

  test('a long history has pages', async () => {
    const { history } = await record('manager', vehicles.first, { page: 2, page_size: 4 });
    expect(history.rows.map(({ request_id }) => request_id)).toEqual([6, 5]);
    expect(history.total).toBe(6);
  });
});
