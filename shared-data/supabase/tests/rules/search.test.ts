import { call } from '../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../support/workshop.ts';

interface List {
  rows: { request_id?: number; vehicle_id?: number; customer_id?: string }[];
}

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.reset();
  await workshop.backend.exec("update public.customers set phone = '98450 11111' where name = 'Asha'");
  await workshop.backend.exec(
    `update public.vehicles set registration_number = 'KA 05 CD 4321'
     where vehicle_id = (select vehicle_id from public.service_requests where request_id = ${requests.inProgress})`,
  );
  await workshop.backend.exec(
    `update public.service_requests set registration_number = 'KA 05 CD 4321' where customer_id =
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

const plates = ['KA 05 CD 4321', 'ka05cd4321', 'KA05 CD 4321', 'KA-05-CD-4321', 'cd 4321', '05cd43'];
const phones = ['9845011111', '98450 11111', '98450-11111', '45011'];

const lists: { name: string; parameters?: object; searches: string[] }[] = [
  { name: 'list_assignments', searches: [...plates, ...phones] },
  { name: 'list_vehicles', searches: [...plates, ...phones] },
  { name: 'list_estimates', parameters: { state: 'waiting' }, searches: [...plates, ...phones] },
  { name: 'list_invoices', searches: plates },
  { name: 'list_customers', searches: phones },
];

test.each(lists.flatMap(({ searches, ...list }) => searches.map((search) => ({ ...list, search }))))(
  '$name finds "$search"',
  async ({ name, parameters, search }) => {
    const { rows } = await call<List>(await workshop.as('manager'), name, { ...parameters, search });
    expect(rows.length).toBeGreaterThan(0);
  },
);

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
  expect(all(await countsFor(name === 'list_customers' ? '9845011111' : 'ka05cd4321'))).toBeGreaterThan(0);
  expect(all(await countsFor('ZZ 99 Z 9999'))).toBe(0);
});

test('the counts of invoices are the totals of their lists', async () => {
  const manager = await workshop.as('manager');
  for (const search of [undefined, 'ka05cd4321']) {
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
