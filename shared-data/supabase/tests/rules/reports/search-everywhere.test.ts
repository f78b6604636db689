import type { FoundRecord } from '../../../../src/reports/search/search-answers.ts';
import { secrets } from '../../support/people.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, parts, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.reset();
  await workshop.backend.exec(`
    update public.customers set name = 'Asha Rao', phone = '98450 11111' where name = 'Asha';
    update public.customers set phone = '+91 98450 22222' where name = 'Bela';
    update public.vehicles set vin = 'MALC181CLHM000007' where registration_number = 'KA 01 A 1';
    update public.vehicles set vin = 'MALC181CLHM000009' where registration_number = 'KA 01 B 1';
    update public.service_requests set scheduled_date = now() where request_id = 3;
    update private.garage set name = 'Test Motors', address = '1 Long Road' where true`);
  await call(await workshop.as('manager'), 'issue_invoice', { request_id: requests.completed });
});
afterAll(() => workshop.close());

type Person = Parameters<Workshop['as']>[0];
const search = async (role: Person, query: string) =>
  (await call<{ rows: FoundRecord[] }>(await workshop.as(role), 'search_everywhere', { query })).rows;
/** Such as `vehicle 1 check_in`. */
const found = async (role: Person, query: string) =>
  (await search(role, query)).map(({ kind, ref, step }) => {
    const isPerson = kind === 'customer' || kind === 'mechanic';
    return `${kind} ${isPerson ? '' : ref} ${step}`.replace('  ', ' ');
  });

describe('a manager finds', () => {
  test.each([
    ['ka01a1', 'vehicle 1 check_in'],
    ['KA-01-A-1', 'vehicle 1 check_in'],
    ['clhm000009', 'vehicle 3 collect'],
    ['hyundai cre', 'vehicle 1 check_in'],
    ['asha', 'customer book'],
    ['rao', 'customer book'],
    ['as', 'customer book'],
    ['a r', 'customer book'],
    ['9845022222', 'customer book'],
    ['98450 11', 'customer book'],
    ['customer@example', 'customer book'],
    ['ravi', 'mechanic open'],
    ['m2', 'mechanic open'],
    ['#5', 'request 5 collect'],
    ['6', 'request 6 open'],
    ['brake pad', 'part B-1 order'],
    ['o-1', 'part O-1 order'],
    ['/000001', 'invoice 1 record_payment'],
    ['1', 'request 1 assign'],
  ])('by "%s" first %s', async (query, first) => {
    expect((await found('manager', query))[0]).toBe(first);
  });

  test('beside a customer, their open requests and unpaid invoices, each with what is next', async () => {
    expect((await found('manager', 'asha rao')).toSorted()).toEqual([
      'customer book',
      'invoice 1 record_payment',
      'request 2 open',
      'request 3 check_in',
      'request 4 collect',
      'request 5 collect',
    ]);
  });

  test('the car of today with its day and status, and its request not a second time', async () => {
    const [car] = await search('manager', 'ka01a1');
    expect(car).toMatchObject({ title: 'KA 01 A 1', status: 'in_progress', step_ref: '3' });
    expect(await found('manager', 'ka01a1')).not.toContain('request 3 check_in');
  });

  test.each(['%', '_', '---', "' or true --", 'zzzz', '', '   ', '#', '999999999999999', 'x'.repeat(500)])(
    'nothing by %j',
    async (query) => {
      expect(await found('manager', query)).toEqual([]);
    },
  );

  test('no more than twelve, and of one kind no more than four', async () => {
    await workshop.backend.exec(
      `insert into public.vehicles (customer_id, registration_number, brand, model, year, fuel_type)
       select $1, 'ZZ 09 A ' || n, 'Audi', 'A4', 2020, 'petrol' from generate_series(1, 6) n`,
      [workshop.idOf('customer')],
    );
    expect((await search('manager', 'a')).length).toBeLessThanOrEqual(12);
    expect((await search('manager', 'zz 09')).map(({ kind }) => kind)).toEqual(Array(4).fill('vehicle'));
    await workshop.backend.exec("delete from public.vehicles where registration_number like 'ZZ 09%'");
  });

  test('a part that is on order to receive it @long', async () => {
    const manager = await workshop.as('manager');
    const { supplier_id } = await call<{ supplier_id: number }>(manager, 'save_supplier', { name: 'Bosch' });
    const { order_id } = await call<{ order_id: number }>(manager, 'save_order', {
      ...{ supplier_id, lines: [{ part_id: parts.brakePad, quantity: 2, unit_cost: null }] },
    });
    expect(await search('manager', 'b-1')).toMatchObject([{ step: 'order', step_ref: 'B-1' }]);
    await call(manager, 'send_order', { order_id, channel: 'print' });
    expect(await search('manager', 'b-1')).toMatchObject([{ step: 'receive', step_ref: String(order_id) }]);
    expect(await search('mechanic', 'b-1')).toMatchObject([{ kind: 'part', step: 'open', step_ref: 'B-1' }]);
    await call(manager, 'cancel_order_lines', { order_id });
  });

  test('a part by another number, and none that was retired and used up', async () => {
    await workshop.backend.exec(
      "update public.parts set other_numbers = '{OC-4711}' where part_code = 'B-1'",
    );
    expect(await found('manager', 'oc-47')).toEqual(['part B-1 order']);
    await workshop.backend.exec(
      "update public.parts set retired = true, current_stock = 0 where part_code = 'B-1'",
    );
    expect(await found('manager', 'oc-47')).toEqual([]);
    await workshop.backend.exec(
      "update public.parts set retired = false, current_stock = 10 where part_code = 'B-1'",
    );
  });
});

describe('a mechanic finds', () => {
  test.each([
    ['ka01a1', 'request 3 open'],
    ['asha', 'request 3 open'],
    ['9845011111', 'request 3 open'],
    ['#4', 'request 4 open'],
    ['br', 'request 3 open'],
    ['pad', 'part B-1 open'],
  ])('by "%s" first %s', async (query, first) => {
    expect((await found('mechanic', query))[0]).toBe(first);
  });

  test('the own cars by VIN', async () => {
    expect(await found('mechanic', 'malc181clhm')).toEqual(['vehicle 1 open']);
  });

  test.each(['bela', '98450 22222', 'ka01b1', 'clhm000009', `#${requests.othersInProgress}`, '#1', 'ka01a2'])(
    'nothing of others by "%s"',
    async (query) => {
      expect(await found('mechanic', query)).toEqual([]);
    },
  );

  test.each(['example.test', 'customer@', 'quiet', 'ravi', 'pl/', '000001'])(
    'nothing that mechanics may not know by "%s"',
    async (query) => {
      const rows = await search('mechanic', query);
      expect(rows).toEqual([]);
    },
  );

  test('no secret, money or person in any answer', async () => {
    for (const query of ['a', 'asha', 'ka 01', 'oil', '1', 'hyundai']) {
      const rows = await search('mechanic', query);
      expect(
        rows.every(({ kind, amount }) => ['request', 'vehicle', 'part'].includes(kind) && amount === null),
      ).toBe(true);
      for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});

test.each(['customer', 'roleless'] as const)('a %s finds nothing', async (role) => {
  const refusal = await refuse(await workshop.as(role), 'search_everywhere', { query: 'asha' });
  expect(refusal.code).toMatch(/PT40[13]/);
});
