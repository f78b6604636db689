import { parts } from '../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { listAvailableParts, listParts, updateStock } from './parts-api.ts';
import type { PartFilter } from './parts-keys.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
beforeEach(async () => {
  await garage.reset();
  await garage.enter('mechanic');
});
afterAll(() => garage.close());

const codes = async (filter: Partial<PartFilter>) => {
  const answer = await listParts(garage.portal, { page: 1, ...filter }, neverAborted);
  return answer.data?.rows.map(({ part_code }) => part_code);
};

test('the inventory has figures of the matching and of all parts, at selling prices for a mechanic', async () => {
  const answer = await listParts(garage.portal, { page: 1, category: 'Filters' }, neverAborted);
  expect(answer.data).toMatchObject({
    total: 1,
    filtered: { in_stock: 1, low_stock: 0, total_value: 1500 },
    summary: { total_parts: 3, in_stock: 1, low_stock: 2, total_value: 4100 },
    categories: ['Brakes', 'Filters', 'Fluids'],
  });
});

test.each<[Partial<PartFilter>, string[]]>([
  [{}, ['O-1', 'B-1', 'F-1']],
  [{ sort: '-stock' }, ['F-1', 'B-1', 'O-1']],
  [{ sort: 'code' }, ['B-1', 'F-1', 'O-1']],
  [{ stockLevel: 'in-stock' }, ['F-1']],
  [{ stockLevel: 'low' }, ['O-1', 'B-1']],
  [{ search: 'pure_' }, ['O-1']],
  [{ search: '_pure' }, []],
  [{ search: 'b-1' }, ['B-1']],
  [{ page: 2 }, []],
])('the filter %j finds the parts %j', async (filter, found) => {
  expect(await codes(filter)).toEqual(found);
});

test('a job can only use parts in stock', async () => {
  const answer = await listAvailableParts(garage.portal, { page: 1 }, neverAborted);
  expect(answer.data?.rows.map(({ part_code }) => part_code)).toEqual(['B-1', 'F-1']);
  expect(
    (await listAvailableParts(garage.portal, { page: 1, search: 'pad' }, neverAborted)).data?.total,
  ).toBe(1);
});

test.each([
  ['set', 7, 7],
  ['add', 5, 15],
  ['subtract', 4, 6],
  ['subtract', 99, 0],
] as const)('stock: %s %d leaves %d', async (mode, quantity, left) => {
  expect(await updateStock(garage.portal, { partId: parts.oilFilter, quantity, mode })).toMatchObject({
    success: true,
    data: { id: parts.oilFilter, current_stock: left },
  });
});

test.each([
  [{ quantity: -1 }, 'invalid', 'Please enter a valid stock value'],
  [{ quantity: Number.NaN }, 'invalid', 'Please enter a valid stock value'],
  [{ quantity: 1.5 }, 'invalid', 'Oil Filter: please enter a whole number of pieces'],
  [{ quantity: 1e9 }, 'invalid', 'Please enter a valid stock value'],
  [{ partId: 999 }, 'not-found', 'Part not found'],
])('stock: %j is refused', async (changes, kind, message) => {
  const update = { partId: parts.oilFilter, quantity: 1, mode: 'set' as const, ...changes };
  expect(await refusal(updateStock(garage.portal, update))).toMatchObject({
    kind,
    message,
    fromServer: true,
  });
});

test('a stale stock is refused with the current one, and a retried change counts once', async () => {
  const partId = parts.oilFilter;
  const stale = { partId, quantity: 3, mode: 'set' as const, expectedStock: 9 };
  const answer = await updateStock(garage.portal, stale);
  expect(answer).toMatchObject({
    success: false,
    error: { kind: 'changed', detail: '10', fromServer: true },
  });

  const add = { partId, quantity: 5, mode: 'add' as const, idempotencyKey: crypto.randomUUID() };
  await updateStock(garage.portal, add);
  expect(await updateStock(garage.portal, add)).toMatchObject({ success: true, data: { current_stock: 15 } });
});

test('a customer sees no inventory', async () => {
  await garage.enter('customer');
  expect(await refusal(listParts(garage.portal, { page: 1 }, neverAborted))).toMatchObject({
    kind: 'forbidden',
  });
});
