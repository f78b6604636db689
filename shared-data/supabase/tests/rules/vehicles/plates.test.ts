import { importRows } from '../../imports/stage-rows.ts';
import { call, resultOf } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

describe('a registration number is kept in one spacing', () => {
  beforeEach(() => workshop.reset());

  const car = { brand: 'Kia', model: 'Seltos', year: 2022 };

  test.each([
    ['ka05cd4321', 'KA 05 CD 4321'],
    ['KA-05-CD-4321', 'KA 05 CD 4321'],
    [' KA05  CD 4321 ', 'KA 05 CD 4321'],
    ['ka.05.cd.4321', 'KA 05 CD 4321'],
    ['KA05\u00a0CD\u20114321', 'KA 05 CD 4321'],
    ['GJ 5 A 77', 'GJ 5 A 77'],
    ['ts09abc12', 'TS 09 ABC 12'],
    ['dl8caf5031', 'DL 8C AF 5031'],
    ['DL 10 CE 1234', 'DL 10C E 1234'],
    ['dl03sg1212', 'DL 03 SG 1212'],
    ['mh121234', 'MH 12 1234'],
    ['22bh1234aa', '22 BH 1234 AA'],
    ['22-BH 1234-A', '22 BH 1234 A'],
    ['\u202Aka05cd4321\u202C', 'KA 05 CD 4321'],
    ['KA 05 CD ४३२१', 'KA 05 CD 4321'],
    ['  77 cd  12 ', '77 CD 12'],
    ['fleet-7', 'FLEET-7'],
    ['ka 05 cd 43210', 'KA 05 CD 43210'],
  ])('%j is %s, from the owner, the desk and an import @long', async (typed, kept) => {
    const own = await resultOf<{ registration_number: string }>(
      (await workshop.as('customer'))
        .from('vehicles')
        .insert({ customer_id: workshop.idOf('customer'), registration_number: typed, ...car })
        .select()
        .single(),
    );
    expect(own.registration_number).toBe(kept);

    await workshop.reset();
    const manager = await workshop.as('manager');
    const added = await call(manager, 'add_vehicle_for', {
      customer_id: workshop.idOf('customer'),
      vehicle: { registration_number: typed, ...car },
    });
    expect(added).toMatchObject({ registration_number: kept });

    await workshop.reset();
    await workshop.backend.exec("update public.customers set phone = '98450 11111' where name = 'Asha'");
    await importRows(manager, 'vehicles', [[typed, '9845011111', 'Kia', 'Seltos', '2022', '', '', '']]);
    await importRows(manager, 'services', [[typed, '9 Mar 2024', 'Polish', '500', '', '']]);
    expect(
      await workshop.backend.exec(
        `select v.registration_number as vehicle, r.registration_number as request from public.vehicles v
         join public.service_requests r using (vehicle_id) where r.service_name = 'Polish'`,
      ),
    ).toEqual([{ vehicle: kept, request: kept }]);
  });
});

test.each([
  ['MH 12 ZZ 0078', 'MH12ZZ78'],
  ['MH12ZZ78', 'mh-12-zz-0078'],
  ['KA 05 CD 4321', 'KA 5 CD 4321'],
  ['KA 05 CD 4321', 'KA O5 CD 4321'],
  ['KA 05 CD 4021', '\u200EKA05CD4O21'],
])('%s and %s are one car', async (first, second) => {
  await workshop.reset();
  const manager = await workshop.as('manager');
  const add = (registration_number: string) =>
    manager.rpc('add_vehicle_for', {
      customer_id: workshop.idOf('customer'),
      vehicle: { registration_number, brand: 'Kia', model: 'Seltos', year: 2022 },
    });
  expect((await add(first)).error).toBeNull();
  expect((await add(second)).error).toMatchObject({
    code: 'PT409',
    message: 'A vehicle with this registration number already exists',
  });
});

describe('a plate that is searched comes first', () => {
  /** The search is for the oldest match, of the last owner by name. */
  beforeAll(async () => {
    await workshop.reset();
    const { idOf } = workshop;
    const exec = (sql: string, values?: unknown[]) => workshop.backend.exec(sql, values);
    const manager = await workshop.as('manager');
    for (const [person, name, plate] of [
      ['customer', 'Zoya', 'KA 05 C 43'],
      ['otherCustomer', 'Bela', 'KA 05 C 431'],
    ] as const) {
      await exec('update public.customers set name = $2 where customer_id = $1', [idOf(person), name]);
      await exec(
        `update public.vehicles set registration_number = $2
         where vehicle_id = (select min(vehicle_id) from public.vehicles where customer_id = $1)`,
        [idOf(person), plate],
      );
      await exec('update public.service_requests set registration_number = $2 where customer_id = $1', [
        idOf(person),
        plate,
      ]);
    }
    await exec(
      `insert into public.vehicles (customer_id, registration_number, brand, model, year, vin)
       values ($1, 'MH 12 X 1', 'Kia', 'Seltos', 2022, 'XKA05C43')`,
      [idOf('otherCustomer')],
    );
    await exec("update private.garage set name = 'Test Motors', address = '1 Long Road' where true");
    await call(manager, 'issue_invoice', { request_id: requests.completed });
    await call(manager, 'issue_invoice', { request_id: requests.othersCompleted });
    for (const request_id of [requests.othersInProgress, requests.inProgress]) {
      await call(manager, 'add_line', {
        request_id,
        line: { kind: 'other', description: 'Towing', quantity: 1, unit: 'pcs', unit_price: 500 },
      });
      await call(manager, 'send_estimate', { request_id });
    }
    await exec('update public.service_requests set assigned_mechanic = $1 where request_id = $2', [
      idOf('mechanic'),
      requests.othersInProgress,
    ]);
  });

  const search = async (name: string, parameters: object, role: 'manager' | 'mechanic' = 'manager') => {
    const { rows } = await call<{
      rows: { registration_number?: string; vehicle?: { registration_number: string } }[];
    }>(await workshop.as(role), name, { ...parameters });
    const plates = rows.map(
      ({ registration_number, vehicle }) => registration_number ?? vehicle?.registration_number,
    );
    return plates.filter((plate, place) => plate !== plates[place - 1]);
  };
  const exactFirst = ['KA 05 C 43', 'KA 05 C 431'];

  test.each(['KA 05 C 43', 'ka05c43', 'KA-05-C-43'])('in the vehicles, as %s', async (typed) => {
    for (const sort of [undefined, 'created', '-plate']) {
      expect(await search('list_vehicles', { search: typed, sort })).toEqual([...exactFirst, 'MH 12 X 1']);
    }
  });

  test('in the requests, whatever their order and page', async () => {
    for (const sort of [undefined, 'date', '-date']) {
      expect(await search('list_assignments', { search: 'ka05c43', sort })).toEqual(exactFirst);
    }
    expect(await search('list_assignments', { search: 'ka05c43', page_size: 6 })).toEqual(['KA 05 C 43']);
    expect(await search('list_assignments', { search: 'ka05c43', page_size: 6, page: 2 })).toEqual([
      'KA 05 C 431',
    ]);
  });

  test("in the estimates, the invoices and a mechanic's jobs", async () => {
    expect(await search('list_estimates', { search: 'ka05c43', state: 'waiting' })).toEqual(exactFirst);
    expect(await search('list_invoices', { search: 'ka05c43' })).toEqual(exactFirst);
    expect(await search('list_jobs', { search: 'ka05c43' }, 'mechanic')).toEqual(exactFirst);
  });

  test('at the front desk, with its owner', async () => {
    const { rows } = await call<{ rows: { name: string; vehicles: { registration_number: string }[] }[] }>(
      await workshop.as('manager'),
      'find_at_desk',
      { query: 'ka05c43' },
    );
    expect(rows.map(({ name }) => name)).toEqual(['Zoya', 'Bela']);
    expect(rows[0]?.vehicles[0]?.registration_number).toBe('KA 05 C 43');
  });
});
