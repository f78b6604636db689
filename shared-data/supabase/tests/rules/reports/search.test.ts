import { nameSpellings } from '../../../../src/testing/spellings.ts';
import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

interface List {
  rows: { request_id?: number; vehicle_id?: number; customer_id?: string }[];
}

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.reset();
  await workshop.backend.exec("update public.customers set phone = '98450 11111' where name = 'Asha'");
  await workshop.backend.exec("update public.mechanics set phone = '+91 98451 11111' where name = 'Sunita'");
  await workshop.backend.exec(
    `update public.vehicles set registration_number = 'KA 05 CD 0078'
     where vehicle_id = (select vehicle_id from public.service_requests where request_id = ${requests.inProgress})`,
  );
  await workshop.backend.exec(
    `update public.service_requests set registration_number = 'KA 05 CD 0078' where customer_id =
     (select customer_id from public.customers where name = 'Asha')`,
  );
  const manager = await workshop.as('manager');
  await call(manager, 'add_line', {
    request_id: requests.inProgress,
    line: { kind: 'other', description: 'Towing', quantity: 1, unit: 'pcs', unit_price: 500 },
  });
  await call(manager, 'send_estimate', { request_id: requests.inProgress });
  await workshop.backend.exec(
    "update private.garage set name = 'Test Motors', address = '1 Long Road' where true",
  );
  await call(manager, 'issue_invoice', { request_id: requests.completed });
});
afterAll(() => workshop.close());

const plates = [
  ...['KA 05 CD 0078', 'ka05cd0078', 'KA05 CD 0078', 'KA-05-CD-0078', 'cd 0078', '05cd00'],
  ...['KA 5 CD 78', 'ka05cd78', 'KA\u201105\u2011CD\u201178', '\u200EKA\u00A005 CD 78', 'KA O5 CD OO78'],
];
const phones = [
  ...['9845011111', '98450 11111', '98450-11111', '45011', '+91 98450', '098450-11111', '0091 98450 11111'],
  ...[
    '0 98450-11',
    '919845011111',
    '(+91) 98450.11111',
    '98450\u00A011\u2011111',
    '९८४५०१११११',
    '\u202A+91 98450 11111',
  ],
];

const lists: { name: string; role?: 'manager' | 'mechanic'; parameters?: object; searches: string[] }[] = [
  { name: 'list_assignments', searches: [...plates, ...phones] },
  { name: 'list_vehicles', searches: [...plates, ...phones] },
  { name: 'list_estimates', parameters: { state: 'waiting' }, searches: [...plates, ...phones] },
  { name: 'list_invoices', searches: plates },
  { name: 'list_customers', searches: phones },
  { name: 'list_messages', searches: [...plates, ...phones] },
  { name: 'list_jobs', role: 'mechanic', searches: [...plates, ...phones] },
  {
    name: 'list_mechanics',
    searches: phones.map((phone) => phone.replaceAll(/45011/g, '45111').replaceAll(/98450|९८४५०/g, '98451')),
  },
];

const finds = async (role: 'manager' | 'mechanic', name: string, parameters: object) =>
  (await call<List>(await workshop.as(role), name, { ...parameters })).rows;

test.each(lists.flatMap(({ searches, ...list }) => searches.map((search) => ({ ...list, search }))))(
  '$name finds "$search"',
  async ({ name, role = 'manager', parameters, search }) => {
    expect(await finds(role, name, { ...parameters, search })).not.toEqual([]);
  },
);

test.each(['manager', 'mechanic'] as const)(
  'search everywhere of a %s finds each spelling @long',
  async (role) => {
    for (const query of [...plates, ...phones]) {
      expect([query, await finds(role, 'search_everywhere', { query })]).not.toEqual([query, []]);
    }
  },
);

test('the front desk finds each spelling @long', async () => {
  for (const query of [...plates, ...phones]) {
    expect([query, await finds('manager', 'find_at_desk', { query })]).toMatchObject([
      query,
      [{ name: 'Asha' }],
    ]);
  }
});

test.each(nameSpellings)('each list and search finds %j by %j', async (stored, search) => {
  await workshop.backend.exec(
    `update public.customers set name = $1 where customer_id = '${workshop.idOf('customer')}'`,
    [stored],
  );
  await workshop.backend.exec(
    `update public.mechanics set name = $1 where mechanic_id = '${workshop.idOf('otherMechanic')}'`,
    [stored],
  );
  for (const list of [
    'list_assignments',
    'list_vehicles',
    'list_customers',
    'list_mechanics',
    'list_messages',
  ]) {
    expect([list, await finds('manager', list, { search })]).not.toEqual([list, []]);
  }
  expect(await finds('manager', 'list_estimates', { state: 'waiting', search })).not.toEqual([]);
  expect(await finds('mechanic', 'list_jobs', { search })).not.toEqual([]);
  expect(await finds('manager', 'find_at_desk', { query: search })).toMatchObject([{ name: stored }]);
  for (const role of ['manager', 'mechanic'] as const) {
    expect(await finds(role, 'search_everywhere', { query: search })).not.toEqual([]);
  }
});

test.each(nameSpellings)('lists of parts, suppliers and expenses find %j by %j', async (stored, search) => {
  const manager = await workshop.as('manager');
  const id = `N-${nameSpellings.findIndex(([name]) => name === stored)}`;
  await workshop.backend.exec(
    `insert into public.parts (part_code, part_name, category) values ($1, $2, 'Names')`,
    [id, stored],
  );
  await call(manager, 'save_supplier', { name: stored });
  await workshop.backend.exec(
    `insert into private.changes (actor_name, actor_role, action, subject, subject_key, subject_label)
     values ('Meera', 'manager', 'changed', 'customer', 'x', $1)`,
    [stored],
  );
  expect(await finds('manager', 'list_changes', { search })).not.toEqual([]);
  expect(await finds('manager', 'list_parts', { search })).not.toEqual([]);
  expect(await finds('manager', 'list_suppliers', { search })).not.toEqual([]);
  expect(await finds('mechanic', 'search_everywhere', { query: search })).not.toEqual([]);
});

test.each([
  ['list_assignments', 'KA05CD9999'],
  ['list_vehicles', '98450-22222'],
  ['list_invoices', 'KA 05 XX'],
])('%s does not find "%s"', async (name, search) => {
  expect(await call<List>(await workshop.as('manager'), name, { search })).toMatchObject({ rows: [] });
});

/** Lists whose filters show how many there are. */
const counted = ['list_assignments', 'list_estimates', 'list_messages', 'list_invoices', 'list_customers'];

test.each(counted)('the counts of %s follow the search', async (name) => {
  const manager = await workshop.as('manager');
  const countsFor = async (search: string) =>
    (await call<{ counts: Record<string, number> }>(manager, name, { search })).counts;
  const all = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(all(await countsFor(name === 'list_customers' ? '9845011111' : 'ka05cd78'))).toBeGreaterThan(0);
  expect(all(await countsFor('ZZ 99 Z 9999'))).toBe(0);
});

test('the counts of invoices are the totals of their lists @long', async () => {
  const manager = await workshop.as('manager');
  for (const search of [undefined, 'ka05cd78']) {
    const { counts } = await call<{ counts: Record<string, number> }>(manager, 'list_invoices', { search });
    const { total: drafts } = await call<{ total: number }>(manager, 'list_drafts', { search });
    expect(counts.to_issue).toBe(drafts);
    for (const filter of ['unpaid', 'days_7', 'days_30', 'days_60', 'older']) {
      const { total } = await call<{ total: number }>(manager, 'list_invoices', { filter, search });
      expect({ filter, count: counts[filter] }).toEqual({ filter, count: total });
    }
  }
});

test('a mechanic finds an own job by a plate without spaces and by phone, and none by email', async () => {
  const mechanic = await workshop.as('mechanic');
  for (const search of ['ka05cd', '45011111']) {
    const { rows } = await call<List>(mechanic, 'list_jobs', { search });
    expect(rows.length).toBeGreaterThan(0);
  }
  expect(await call<List>(mechanic, 'list_jobs', { search: 'customer@example' })).toMatchObject({ rows: [] });
});
